import { type Answers, inWords, oneLine, written } from './answers';
import type { StoredEnquiry } from './database';

/** A mail as nodemailer takes it: plain text, so that nothing a visitor wrote is ever read as markup. */
export interface Mail {
  subject: string;
  text: string;
  replyTo?: string;
}

const longestSubject = 120;

/** One address and nothing else: a second one, a name or a line break would let a stranger steer the owner's reply. */
const plainAddress = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+$/;

/** The mail about one enquiry. A reply to it goes to the person who asked, where the address is a plain one. */
export function enquiryMail({ id, receivedAt, fields }: StoredEnquiry): Mail {
  const { email = '' } = fields;
  return {
    subject: oneLine(`Quote request: ${inShort(fields)}`, longestSubject),
    text: `${written(fields)}\n\nReceived ${receivedAt}, id ${id}\n`,
    ...(plainAddress.test(email) && { replyTo: email }),
  };
}

/** The daily mail about all that looks like spam, so that a person among it is found. */
export function digestMail(enquiries: readonly StoredEnquiry[]): Mail {
  return {
    subject: `${enquiries.length} quote requests that look like spam`,
    text: enquiries
      .map(({ id, suspicion, fields }) => `${id} (${suspicion ?? ''})\n${written(fields)}\n`)
      .join('\n---\n\n'),
  };
}

/** Who asks for what, where a page has asked both. */
export function inShort(fields: Answers): string {
  const { firstName = '', lastName = '' } = fields;
  return [inWords('projectType', fields), `${firstName} ${lastName}`.trim()].filter(Boolean).join(', ');
}
