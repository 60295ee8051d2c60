import { createHash } from 'node:crypto';
import { ValidationError } from 'yup';
import { type QuoteRequest, quoteRequestSchema } from '../src/QuoteForm/quoteRequestSchema';

/** What a visitor sends: the form's fields, and what tells one filled form from another and a person from a program. */
export interface Enquiry {
  /** A UUID, made once for each filled form: the same form sent twice is one enquiry. */
  id: string;
  fields: QuoteRequest;
  /** Why it looks like spam; undefined where it does not. */
  suspicion: string | undefined;
}

/** The answers to a body that is no enquiry. */
export type Rejection =
  | { kind: 'malformed'; message: string }
  | { kind: 'invalid'; errors: Partial<Record<keyof QuoteRequest, string>> };

/** A field that people do not see. Its name is one that programs like to fill in. */
const honeypot = 'website';

/** How long the form was open before it was sent, in milliseconds, as the browser says. */
const openForField = 'openForMs';

/** Nobody fills in eight fields sooner, in milliseconds. */
const leastTimeMs = 3000;

/** The longest value of a field, in characters; details may be a long letter. */
const longestValue = 500;
const longestDetails = 10_000;

const fieldNames = Object.keys(quoteRequestSchema.fields) as (keyof QuoteRequest)[];
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Reads a JSON or form body. What looks like spam is let through and marked, so that no person is ever refused.
 *
 * @returns the enquiry, or what to tell the sender.
 */
export async function readEnquiry(body: unknown): Promise<Enquiry | Rejection> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return malformed('The body is no set of fields');
  const values = new Map(Object.entries(body as Record<string, unknown>));
  const unknown = [...values.keys()].find(
    (name) => !['id', honeypot, openForField, ...fieldNames].includes(name),
  );
  if (unknown !== undefined) return malformed(`The form has no field '${unknown.slice(0, 40)}'`);

  const id = values.get('id');
  if (typeof id !== 'string' || !uuid.test(id)) return malformed('The id is missing, or no UUID');
  const texts: Partial<Record<keyof QuoteRequest, string>> = {};
  for (const name of fieldNames) {
    const value = values.get(name) ?? '';
    if (typeof value !== 'string') return malformed(`The field '${name}' is no text`);
    if (value.length > (name === 'projectDetails' ? longestDetails : longestValue))
      return { kind: 'invalid', errors: { [name]: 'This is too long' } };
    texts[name] = value;
  }

  try {
    const fields = await quoteRequestSchema.validate(texts, { abortEarly: false });
    return { id, fields, suspicion: suspicionOf(values) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors: Record<string, string> = {};
    // The first message of a field, in the order of its rules, as the form shows it.
    for (const { path = '', message } of error.inner) errors[path] ??= message;
    return { kind: 'invalid', errors };
  }
}

/**
 * The id of a form that a browser sent by itself, without script: derived from what was written and the day, so that
 * reloading the answer sends no second enquiry.
 */
export function idOfNativeForm(fields: Record<string, unknown>, day: string): string {
  const written = JSON.stringify([day, ...fieldNames.map((name) => fields[name])]);
  const digits = createHash('sha256').update(written).digest('hex');
  return [0, 8, 12, 16, 20].map((from, at) => digits.slice(from, [8, 12, 16, 20, 32][at])).join('-');
}

function suspicionOf(values: ReadonlyMap<string, unknown>): string | undefined {
  if (values.get(honeypot)) return 'the hidden field is filled in';
  const openForMs = values.get(openForField);
  if (openForMs !== undefined && !(Number(openForMs) >= leastTimeMs)) return 'sent faster than people type';
  return undefined;
}

function malformed(message: string): Rejection {
  return { kind: 'malformed', message };
}
