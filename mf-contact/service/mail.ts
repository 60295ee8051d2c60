import { budgets, quoteForm } from 'shared-content/content/quoteForm';
import { projectTypes } from 'shared-content/content/services';
import type { QuoteRequest } from '../src/QuoteForm/quoteRequestSchema';
import type { StoredEnquiry } from './database';

/** A mail as nodemailer takes it: plain text, so that nothing a visitor wrote is ever read as markup. */
export interface Mail {
  subject: string;
  text: string;
  replyTo?: string;
}

/** One address and nothing else: a second one, a name or a line break would let a stranger steer the owner's reply. */
const plainAddress = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+$/;

/** The mail about one enquiry. A reply to it goes to the person who asked, where the address is a plain one. */
export function enquiryMail({ id, receivedAt, fields }: StoredEnquiry): Mail {
  const name = onOneLine(`${fields.firstName} ${fields.lastName}`);
  return {
    subject: `Quote request: ${labelOf(projectTypes, fields.projectType)}, ${name}`.slice(0, 120),
    text: `${written(fields)}\n\nReceived ${receivedAt}, id ${id}\n`,
    ...(plainAddress.test(fields.email) && { replyTo: fields.email }),
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

function written(fields: QuoteRequest): string {
  const { projectDetails, ...short } = fields;
  // In the order of the form; what was read has no order of its own.
  const lines = Object.entries(quoteForm.labels).flatMap(([name, label]) => {
    const value = short[name as keyof typeof short];
    return value === undefined ? [] : [`${label}: ${onOneLine(readable(name, value))}`];
  });
  return [...lines, '', projectDetails].join('\n');
}

function readable(name: string, value: string): string {
  if (name === 'projectType') return labelOf(projectTypes, value);
  return name === 'budget' ? labelOf(budgets, value) : value;
}

function labelOf(choices: readonly { value: string; label: string }[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value;
}

/** Without control characters, which in a header would begin another one. */
function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();
}
