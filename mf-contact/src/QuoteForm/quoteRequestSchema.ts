import { yupResolver } from '@hookform/resolvers/yup';
import { object, string, type InferType } from 'yup';

// Imports yup, so the page takes nothing but types from here until the visitor turns to the form.

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

/** The form: a request, and a field that people do not see and programs fill in. */
const filledFormSchema = quoteRequestSchema.shape({ website: string() });

export type FilledForm = InferType<typeof filledFormSchema>;

/** Would this field pass, in a form with these answers? */
export function isRight(name: keyof QuoteRequest, answers: FilledForm): boolean {
  try {
    quoteRequestSchema.validateSyncAt(name, answers);
    return true;
  } catch {
    return false;
  }
}

/** The schema in the shape that react-hook-form asks for. */
export const quoteRequestResolver = yupResolver(filledFormSchema);
