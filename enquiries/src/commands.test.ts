import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { scratchFolder } from 'platform/release/testing/scratch';
import { enquiry, fields } from '../testing/filledForm';
import { runCommand } from './commands';
import { type EnquiryDatabase, openDatabase } from './database';

const now = new Date('2026-11-22T12:00:00Z');
const id = '0b8ef5a2-1c1e-4a64-9d1b-1f2f3a4b5c6d';

let database: EnquiryDatabase;
let folder: string;
beforeEach(() => {
  folder = scratchFolder();
  database = openDatabase(path.join(folder, 'enquiries.db'));
  database.add(enquiry({ id }), new Date('2026-11-21T12:00:00Z'));
  database.add(
    enquiry({ suspicion: 'the hidden field is filled in', fields: { ...fields, lastName: '=1+1' } }),
    new Date('2025-01-01T12:00:00Z'),
  );
});
afterEach(() => {
  database.close();
});

const run = (...line: string[]) => runCommand(database, line, now);

test('list prints a line for each enquiry, the oldest first', () => {
  expect(run('list').split('\n')).toEqual([
    expect.stringMatching(/Roofing, Ann =1\+1 {2}\(looks like spam: the hidden field/),
    `0b8ef5a2  2026-11-21T12:00:00.000Z  Roofing, Ann Mason  (waits for its mail)`,
  ]);
});

test('show finds an enquiry by the first digits of its id', () => {
  expect(run('show', '0b8e')).toContain(
    'Project details:\nTwo slates have slipped.\nCan you come on Friday?',
  );
});

test('nothing that a stranger wrote controls the terminal', () => {
  const escape = '\u001B]0;owned\u0007';
  const answers = { firstName: `Eve${escape}`, projectType: `a\nb${escape}\u202E`, [escape]: escape };
  const trick = enquiry({ fields: { ...fields, projectDetails: escape, ...answers } });
  database.add(trick, now);
  expect(run('list').split('\n')).toHaveLength(3);
  for (const text of [run('list'), run('show', trick.id)]) expect(text).not.toMatch(/[^\P{Cc}\n]|\u202E/u);
});

test('export writes a table in which no spreadsheet finds a formula, for its owner only, over no file', () => {
  const tricks = { lastName: '＝1+1', toString: 'no method', '=postcode': 'DA1 1AA' };
  database.add(enquiry({ fields: { ...fields, ...tricks } }), now);
  const file = path.join(folder, 'all.csv');
  expect(run('export', file)).toBe(`3 enquiries in ${file}`);
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(/^\uFEFF"id",.*"projectDetails",.*"toString","'=postcode"\r\n/);
  expect(text).toContain('"Ann","\'=1+1"');
  expect(text).toContain('"Ann","\'＝1+1"');
  expect(text).toContain('"Two slates have slipped.\nCan you come on Friday?","email","unsure","",""\r\n');
  expect(text).toContain('"no method","DA1 1AA"\r\n');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(() => run('export', file)).toThrow('EEXIST');
});

test('forget removes one enquiry, or those that are older than a number of days', () => {
  expect(run('forget', '--older-than', '365d')).toBe('1 enquiries removed');
  expect(run('forget', id)).toBe(`${id} removed`);
  expect(run('list')).toBe('There are no enquiries');
});

test('resend makes the mail of an enquiry due again', () => {
  database.markMailed(id, now);
  run('resend', id);
  expect(database.due('enquiries', now)).toHaveLength(1);
});

test.each([
  ['drop', /^There is no command 'drop'. See --help$/],
  ['show', /^No single enquiry has an id that begins with ''/],
  ['show zz', /^No single enquiry has an id that begins with 'zz'/],
  ['forget', /^No single enquiry/],
  ['forget --older-than', /^--older-than takes a number of days/],
  ['forget --older-than 1y', /^--older-than takes a number of days/],
])('%s is refused, and nothing is removed', (line, message) => {
  expect(() => run(...line.split(' '))).toThrow(message);
  expect(database.list()).toHaveLength(2);
});
