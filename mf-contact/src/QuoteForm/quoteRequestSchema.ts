import { yupResolver } from '@hookform/resolvers/yup';
import {
  quoteRequestSchema,
  type EnquiryMarks,
  type FieldName,
  type QuoteRequest,
} from 'shared-content/contract/enquiry';

// Imports yup, so the page takes nothing but types from here until the visitor turns to the form.

export type { QuoteRequest };

/** The form: a request, and the field that people do not see. */
export type FilledForm = QuoteRequest & Partial<Pick<EnquiryMarks, 'website'>>;

/** Would this field pass, in a form with these answers? */
export function isRight(name: FieldName, answers: FilledForm): boolean {
  try {
    quoteRequestSchema.validateSyncAt(name, answers);
    return true;
  } catch {
    return false;
  }
}

/** The schema in the shape that react-hook-form asks for. */
export const quoteRequestResolver = yupResolver(quoteRequestSchema);
