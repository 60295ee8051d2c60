import { type Answers, inWords, oneLine, written } from './answers';
import type { StoredEnquiry } from './database';

/** A mail as nodemailer takes it, in plain text: nothing that a visitor wrote becomes markup. */
export interface Mail {
  subject: string;
  text: string;
  replyTo?: string;
}

const longestSubject = 120;

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

/** The project type and the name, as far as they are known. */
export function inShort(fields: Answers): string {
  const { firstName = '', lastName = '' } = fields;
  return [inWords('projectType', fields), `${firstName} ${lastName}`.trim()].filter(Boolean).join(', ');
}
