import { chmodSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { scratchFolder } from 'platform/release/testing/scratch';
import { enquiry } from '../testing/filledForm';
import { type EnquiryDatabase, openDatabase } from './database';
import type { Mail } from './mail';
import { sendDue } from './outbox';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 22, 12, minutes));

let database: EnquiryDatabase;
let file: string;
let sent: string[];
let stopping: AbortController;
beforeEach(() => {
  file = path.join(scratchFolder(), 'enquiries.db');
  database = openDatabase(file);
  sent = [];
  stopping = new AbortController();
});
afterEach(() => {
  database.close();
});

const takes = ({ subject }: Mail) => {
  sent.push(/(\w+) Mason/.exec(subject)?.[1] ?? subject);
  return Promise.resolve();
};
// Errors as nodemailer has them.
const refuses = () => Promise.reject(Object.assign(new Error('Refused'), { responseCode: 550 }));
const isAway = () => Promise.reject(Object.assign(new Error('Refused'), { code: 'ECONNREFUSED' }));
const sendAt = (minutes: number, send: (mail: Mail) => Promise<unknown>) =>
  sendDue(database, send, at(minutes), stopping.signal);
const add = (firstName: string, minute = 0, suspicion: string | null = null) => {
  const one = enquiry({ suspicion });
  database.add({ ...one, fields: { ...one.fields, firstName } }, at(minute));
  return one.id;
};

test('only its owner may read the database, a restored copy too', () => {
  add('Ann');
  for (const name of [file, `${file}-wal`]) expect(statSync(name).mode & 0o777).toBe(0o600);
  database.close();
  chmodSync(file, 0o644);
  database = openDatabase(file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(database.list()).toHaveLength(1);
});

test('a clock that goes back delays no enquiry, new or waiting', async () => {
  add('Ann', 24 * 60);
  await sendAt(24 * 60, isAway);
  add('Bob', 24 * 60);
  await sendAt(0, takes);
  expect(sent.sort()).toEqual(['Ann', 'Bob']);
});

test('while the mail server is away mails wait, ever longer up to an hour, and none is lost', async () => {
  add('Ann');
  const attempts: number[] = [];
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const { failed } = await sendAt(minute, isAway);
    if (failed > 0) attempts.push(minute);
  }
  expect(attempts.slice(0, 6)).toEqual([0, 1, 2, 4, 8, 16]);
  expect(attempts.length).toBeGreaterThan(24);
  expect(attempts.length).toBeLessThan(40);

  expect(await sendAt(25 * 60, takes)).toEqual({ sent: 1, failed: 0 });
  expect(database.list()[0]?.mailedAt).toBe(at(25 * 60).toISOString());
});

test('a refused mail delays no other; a server that is away is tried once, not for each mail', async () => {
  for (const name of ['Ann', 'Bob', 'Cid']) add(name);
  expect(await sendAt(5, (mail) => (mail.subject.includes('Bob') ? refuses() : takes(mail)))).toEqual({
    sent: 2,
    failed: 1,
  });
  for (const name of ['Dan', 'Eve']) add(name);
  expect(await sendAt(5, isAway)).toEqual({ sent: 0, failed: 1 });
});

test('a database that cannot be written sends no mail again and again', async () => {
  add('Ann');
  const { markMailed, postpone } = database;
  const isFull = () => {
    throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
  };
  database.postpone = isFull;
  await expect(sendAt(5, takes)).rejects.toThrow('full');
  expect(sent).toEqual([]);
  Object.assign(database, { postpone, markMailed: isFull });
  await expect(sendAt(5, takes)).rejects.toThrow('full');
  await sendAt(5, takes);
  expect(sent).toEqual(['Ann']);
  database.markMailed = markMailed;
  await sendAt(6, takes);
  expect(sent).toEqual(['Ann', 'Ann']);
});

test('while the service stops no further mail begins', async () => {
  for (const name of ['Ann', 'Bob']) add(name);
  await sendAt(5, (mail) => {
    stopping.abort();
    return takes(mail);
  });
  expect(sent).toEqual(['Ann']);
});

test('suspicious enquiries are mailed once a day, in one mail, and again if it is refused', async () => {
  add('Ann', 0, 'the hidden field is filled in');
  add('Bob', 60, 'sent faster than people type');
  await sendAt(23 * 60, takes);
  expect(sent).toEqual([]);
  expect(await sendAt(24 * 60, refuses)).toEqual({ sent: 0, failed: 1 });
  for (const minute of [0, 1, 2]) await sendAt(24 * 60 + minute, takes);
  expect(sent).toEqual(['2 quote requests that look like spam']);
});

test('an enquiry that the owner resends is mailed by itself, a suspicious one too', async () => {
  database.resend(add('Ann', 0, 'the hidden field is filled in'));
  await sendAt(1, takes);
  expect(sent).toEqual(['Ann']);
});

test('a removed enquiry is gone, with its mail, from every page of the files', async () => {
  expect(database.forget(add('Ann'))).toBe(1);
  add('Bob', 1);
  expect(database.forgetBefore(at(2))).toBe(1);
  await sendAt(3, takes);
  expect([database.list(), sent]).toEqual([[], []]);
  for (const name of [file, `${file}-wal`]) expect(readFileSync(name, 'latin1')).not.toContain('Mason');
});
