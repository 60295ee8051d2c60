import { object, string, type InferType } from 'yup';

/*
 * The enquiry that the contact form sends and the service takes. Both are deployed apart, so it only grows, and the
 * service refuses none for a field: it keeps one that it does not know, and marks one that an older page did not ask.
 * Imports yup: a page that must be light takes types alone from here until the visitor turns to the form.
 */

const text = (message: string) =>
  string()
    .trim()
    .required(message)
    // Format characters, such as a zero-width space in pasted text, are no answer either.
    .matches(/[^\s\p{Cf}]/u, { message, excludeEmptyString: true });
const contactMethodMissing = 'Please select a contact method';

/** What a quote request must hold before it is sent. Text is trimmed first, so that spaces are no answer. */
export const quoteRequestSchema = object({
  firstName: text('First name is required'),
  lastName: text('Last name is required'),
  // Nothing stricter: an address is only known to work when mail reaches it.
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

/** A field of the quote request. Its texts, and its place in the form, are in content/quoteForm.ts. */
export type FieldName = keyof QuoteRequest;

/** What a page sends beside the fields; an enquiry without them is taken too. */
export interface EnquiryMarks {
  /** 8 to 64 letters, digits and hyphens, the same for the same filled form: sent twice it is stored once. */
  id: string;
  /** How long the form was open, in milliseconds. */
  openForMs: string;
  /** A field that people do not see and programs fill in. */
  website: string;
}
