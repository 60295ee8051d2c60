import { writeFileSync } from 'node:fs';
import { fieldNames } from 'shared-content/content/quoteForm';
import type { EnquiryDatabase, StoredEnquiry } from './database';
import { inShort, oneLine, unknownNames, written } from './mail';
import { Refusal } from './settings';

export const commandsHelp = `  list                       every enquiry, a line each
  show ID                    one enquiry, whole; the first digits of an id will do
  export FILE.csv            all enquiries as a table
  forget ID                  removes an enquiry
  forget --older-than 365d   removes all that came longer ago
  resend ID                  mails an enquiry once more`;

const dayMs = 24 * 60 * 60_000;

/**
 * Runs one command on the database of enquiries.
 *
 * @returns the text to print
 * @throws Refusal if the line is wrong; nothing has changed then
 */
export function runCommand(database: EnquiryDatabase, [name, ...words]: string[], now: Date): string {
  const [word = ''] = words;
  switch (name) {
    case 'list':
      return database.list().map(listed).join('\n') || 'There are no enquiries';
    case 'show':
      return shown(found(database, word));
    case 'export': {
      const enquiries = database.list();
      if (!word) throw new Refusal('Name the file: export FILE.csv');
      // Personal data: readable by its owner only, and never over another file.
      writeFileSync(word, table(enquiries), { mode: 0o600, flag: 'wx' });
      return `${enquiries.length} enquiries in ${word}`;
    }
    case 'forget': {
      if (word === '--older-than') {
        const gone = database.forgetBefore(new Date(now.getTime() - daysOf(words[1]) * dayMs));
        return `${gone} enquiries removed`;
      }
      const { id } = found(database, word);
      database.forget(id);
      return `${id} removed`;
    }
    case 'resend': {
      const { id } = found(database, word);
      database.resend(id);
      return `${id} is mailed again by the service`;
    }
    default:
      throw new Refusal(`There is no command '${name ?? ''}'. See --help`);
  }
}

function found(database: EnquiryDatabase, start: string): StoredEnquiry {
  const enquiry = start && database.find(start);
  if (!enquiry) throw new Refusal(`No single enquiry has an id that begins with '${start}': see list`);
  return enquiry;
}

function daysOf(text = ''): number {
  const days = /^(\d+)d$/.exec(text)?.[1];
  if (days === undefined) throw new Refusal('--older-than takes a number of days, as 365d');
  return Number(days);
}

function listed({ id, receivedAt, fields, suspicion, mailedAt }: StoredEnquiry): string {
  const state = suspicion ? `looks like spam: ${suspicion}` : mailedAt ? 'mailed' : 'waits for its mail';
  return `${id.slice(0, 8)}  ${receivedAt}  ${oneLine(inShort(fields), 100)}  (${state})`;
}

function shown({ id, receivedAt, fields, suspicion, mailedAt }: StoredEnquiry): string {
  return [`id: ${id}`, `received: ${receivedAt}`, `mailed: ${mailedAt ?? 'not yet'}`]
    .concat(
      suspicion ? [`looks like spam: ${suspicion}`] : [],
      written(fields)
        .split('\n')
        .map((line) => oneLine(line)),
    )
    .join('\n');
}

/** CSV of RFC 4180, with the byte order mark by which Excel recognizes UTF-8. */
function table(enquiries: readonly StoredEnquiry[]): string {
  const unknown = enquiries.flatMap(({ fields }) => unknownNames(fields));
  const names = [...fieldNames, ...new Set(unknown)];
  const rows = enquiries.map(({ id, receivedAt, mailedAt, suspicion, fields }) => [
    id,
    receivedAt,
    mailedAt ?? '',
    suspicion ?? '',
    ...names.map((name) => (Object.hasOwn(fields, name) ? (fields[name] ?? '') : '')),
  ]);
  const lines = [['id', 'received', 'mailed', 'suspicion', ...names], ...rows];
  return `\uFEFF${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;
}

/** Spreadsheets run a text as a formula if it begins with a sign, of full width too. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
