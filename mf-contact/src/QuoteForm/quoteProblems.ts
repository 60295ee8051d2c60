import type { FieldErrors } from 'react-hook-form';

import type { QuoteRequest } from './quoteRequestSchema';

export type FieldName = keyof QuoteRequest;

/** The fields in the order in which they stand in the form. */
const fieldNames = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'projectType',
  'budget',
  'preferredContact',
  'projectDetails',
] as const satisfies readonly FieldName[];

/** The id of a field's control in the page. */
export const fieldId = (name: FieldName) => `quote-${name}`;

/** What is wrong, from the top of the form to its end. */
export function quoteProblems(errors: FieldErrors<QuoteRequest>) {
  return fieldNames.flatMap((name) => {
    const message = errors[name]?.message;
    return message === undefined ? [] : [{ name, id: fieldId(name), message }];
  });
}
