import { fieldNames, quoteForm } from 'shared-content/content/quoteForm';
import type { FieldName } from 'shared-content/contract/enquiry';
import type { StoredEnquiry } from './database';
import type { Answers } from './enquiry';

/** A mail as nodemailer takes it, in plain text: nothing that a visitor wrote becomes markup. */
export interface Mail {
  subject: string;
  text: string;
  replyTo?: string;
}

const longestSubject = 120;

/** Stands for a required field that an older page does not have, or a newer one does not require. */
const notAnswered = '(not answered)';

/** One address and nothing else, so that a stranger cannot redirect the owner's reply. */
const plainAddress = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+$/;

/** The mail about one enquiry. A reply goes to the visitor if the address is a plain one. */
export function enquiryMail({ id, receivedAt, fields }: StoredEnquiry): Mail {
  const { email = '' } = fields;
  return {
    subject: oneLine(`Quote request: ${inShort(fields)}`, longestSubject),
    text: `${written(fields)}\n\nReceived ${receivedAt}, id ${id}\n`,
    ...(plainAddress.test(email) && { replyTo: email }),
  };
}

/** The daily mail about everything that looks like spam, so that the owner can find a person in it. */
export function digestMail(enquiries: readonly StoredEnquiry[]): Mail {
  return {
    subject: `${enquiries.length} quote requests that look like spam`,
    text: enquiries
      .map(({ id, suspicion, fields }) => `${id} (${suspicion ?? ''})\n${written(fields)}\n`)
      .join('\n---\n\n'),
  };
}

/** The project type and the name, if they are known. */
export function inShort(fields: Answers): string {
  const { firstName = '', lastName = '' } = fields;
  return [inWords('projectType', fields), `${firstName} ${lastName}`.trim()].filter(Boolean).join(', ');
}

/** The fields in these answers that this service does not know. */
export function unknownNames(fields: Answers): string[] {
  const known: readonly string[] = fieldNames;
  return Object.keys(fields).filter((name) => !known.includes(name));
}

/** An answer as people read it: the label of a choice. */
function inWords(name: FieldName, { [name]: value = '' }: Answers): string {
  const { choices } = quoteForm.fields[name];
  return choices?.find((choice) => choice.value === value)?.label ?? value;
}

/** The order of the form, but an answer of several lines is the last: no other comes after what might look like it. */
const writtenNames = fieldNames.toSorted((a, b) => Number(isLong(a)) - Number(isLong(b)));

/** All answers as plain text, then unknown fields by their names. */
export function written(fields: Answers): string {
  const known = writtenNames.flatMap((name) => {
    const { label, optional } = quoteForm.fields[name];
    const answer = inWords(name, fields);
    if (!answer) return optional ? [] : [`${label}: ${notAnswered}`];
    return isLong(name) ? [`${label}:\n${answer}`] : [`${label}: ${oneLine(answer)}`];
  });
  const unknown = unknownNames(fields).map((name) => `${oneLine(name)}: ${oneLine(fields[name] ?? '')}`);
  return [...known, ...unknown].join('\n');
}

function isLong(name: FieldName): boolean {
  return quoteForm.fields[name].long ?? false;
}

/** Removes line breaks and control characters, and cuts to a number of characters. */
export function oneLine(text: string, longest = Infinity): string {
  const plain = text.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]+/gu, ' ').trim();
  return Array.from(plain).slice(0, longest).join('');
}
