import { fieldNames } from 'shared-content/content/quoteForm';
import type { FieldName } from 'shared-content/contract/enquiry';

export type { FieldName };

export const isFieldName = (name: string): name is FieldName => fieldNames.some((known) => known === name);

/** The id of a field's control: no other page's, since two pages may be in the document. */
export const fieldId = (name: FieldName) => `request-${name}`;

/** What is wrong, from the top of the form to its end. */
export function quoteProblems(messageOf: (name: FieldName) => string | undefined) {
  return fieldNames.flatMap((name) => {
    const message = messageOf(name);
    return message === undefined ? [] : [{ name, id: fieldId(name), message }];
  });
}
