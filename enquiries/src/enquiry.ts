import { createHash } from 'node:crypto';
import { ValidationError } from 'yup';
import { fieldNames, quoteForm } from 'shared-content/content/quoteForm';
import { quoteRequestSchema, type EnquiryMarks, type FieldName } from 'shared-content/contract/enquiry';

/** Answers by field. A page of another version has more fields, or fewer. */
export type Answers = Readonly<Record<string, string>>;

/** The answers of a visitor, with an id and a check for spam. */
export interface Enquiry {
  /** The same for the same filled form: sent twice it is one enquiry. */
  id: string;
  fields: Answers;
  /** Why it looks like spam; null where it does not. */
  suspicion: string | null;
}

type Messages = Partial<Record<FieldName, string>>;

/** Nobody fills in eight fields faster. */
const leastTimeMs = 3000;

const plainId = /^[\w-]{8,64}$/;

/**
 * Reads a JSON or form body. The page may be of another version, so only a form without any answer is refused; spam is
 * marked. A browser without script has not checked its form, so its fields are checked here.
 *
 * @param isNative whether a browser sent the form by itself, without script
 * @returns the enquiry, or the messages by field
 */
export function readEnquiry(body: unknown, isNative: boolean, now: Date): Enquiry | { errors: Messages } {
  const { id, fields, ...marks } = formIn(body);
  const isEmpty = !fieldNames.some((name) => fields[name]);
  const checked = isNative ? fieldNames.filter((name) => isCheckable(name, fields[name])) : [];
  const errors = messagesFor(isEmpty ? fieldNames : checked, fields);
  if (Object.keys(errors).length > 0) return { errors };
  return {
    id: typeof id === 'string' && plainId.test(id) ? id : idOf(fields, now),
    fields,
    suspicion: suspicionOf(marks, fields),
  };
}

/** Splits a body into the marks of the contract and the answers; every value that is no mark is an answer, as text. */
export function formIn(body: unknown): Partial<Record<keyof EnquiryMarks, unknown>> & { fields: Answers } {
  const isForm = typeof body === 'object' && body !== null && !Array.isArray(body);
  const { id, openForMs, website, ...sent }: Record<string, unknown> = isForm ? { ...body } : {};
  const given = Object.entries(sent).filter(([, value]) => value !== null);
  const fields = given.map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : JSON.stringify(value),
  ]);
  return { id, openForMs, website, fields: Object.fromEntries(fields) as Answers };
}

/** Not checked: a field that the page does not have, and a choice that only a newer page offers. */
function isCheckable(name: FieldName, value: string | undefined): boolean {
  return value !== undefined && !(quoteForm.fields[name].choices && value);
}

function messagesFor(names: readonly FieldName[], fields: Answers): Messages {
  const errors: Messages = {};
  for (const name of names) {
    try {
      quoteRequestSchema.validateSyncAt(name, fields);
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      errors[name] = error.message;
    }
  }
  return errors;
}

/** The id of a form without one, from the answers and the day: a reload of the answer is no second enquiry. */
function idOf(fields: Answers, now: Date): string {
  const written = JSON.stringify([now.toISOString().slice(0, 10), fields]);
  return createHash('sha256').update(written).digest('hex').slice(0, 32);
}

function suspicionOf(
  { website, openForMs }: Partial<Record<keyof EnquiryMarks, unknown>>,
  { email, phone }: Answers,
): string | null {
  if (website) return 'the hidden field is filled in';
  if (openForMs !== undefined && !(Number(openForMs) >= leastTimeMs)) return 'sent faster than people type';
  return email || phone ? null : 'no email address and no phone number';
}
