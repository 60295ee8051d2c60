import { object, string, type InferType } from 'yup';

/*
 * The enquiry that the contact form sends and the service takes. They are deployed apart, so the contract only grows: the
 * service keeps a field that it does not know, and marks a required one that an older page does not have. Other pages
 * import only types from here, since this file imports yup.
 */

const text = (message: string) =>
  string()
    .trim()
    .required(message)
    // Format characters, such as a zero-width space in pasted text, are no answer either.
    .matches(/[^\s\p{Cf}]/u, { message, excludeEmptyString: true });
const contactMethodMissing = 'Please select a contact method';

/** The rules of the form. Text is trimmed first, so that spaces are no answer. */
export const quoteRequestSchema = object({
  firstName: text('First name is required'),
  lastName: text('Last name is required'),
  // Nothing stricter: only a mail can show that an address works.
  email: text('Email is required').matches(/^\S+@\S+$/, {
    message: 'Invalid email address',
    excludeEmptyString: true,
  }),
  phone: text('Phone number is required'),
  projectType: text('Project type is required'),
  budget: string()
    .trim()
    .transform((budget: string | undefined) => (budget === '' ? undefined : budget)),
  preferredContact: string()
    .oneOf(['phone', 'email'] as const, contactMethodMissing)
    .required(contactMethodMissing),
  projectDetails: text('Project details are required'),
});

export type QuoteRequest = InferType<typeof quoteRequestSchema>;

/** A field of the quote request. Its texts and its place in the form are in content/quoteForm.ts. */
export type FieldName = keyof QuoteRequest;

/** Optional data beside the fields. */
export interface EnquiryMarks {
  /** 8 to 64 letters, digits and hyphens, the same for the same answers: sent twice they are stored once. */
  id: string;
  /** How long the form was open, in milliseconds. */
  openForMs: string;
  /** A field that people do not see and programs fill in. */
  website: string;
}
