/** @jest-environment node */
import { statSync } from 'node:fs';
import path from 'node:path';
import { type EnquiryDatabase, openDatabase } from './database';
import type { Mail } from './mail';
import { sendDue } from './outbox';
import { enquiry } from './testing/filledForm';
import { scratchFolder } from './testing/scratchFolder';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 22, 12, minutes));

let database: EnquiryDatabase;
let file: string;
let sent: Mail[];
beforeEach(() => {
  file = path.join(scratchFolder(), 'enquiries.db');
  database = openDatabase(file);
  sent = [];
});
afterEach(() => {
  database.close();
});

const takes = (mail: Mail) => {
  sent.push(mail);
  return Promise.resolve();
};
const refuses = () => Promise.reject(new Error('421 try later'));

test('the database is for its owner only', () => {
  database.add(enquiry(), at(0));
  for (const name of [file, `${file}-wal`]) expect(statSync(name).mode & 0o777).toBe(0o600);
});

test('an enquiry that comes twice is stored and mailed once', async () => {
  const twice = enquiry();
  database.add(twice, at(0));
  database.add(twice, at(1));
  expect(database.list()).toHaveLength(1);
  await sendDue(database, takes, at(2));
  await sendDue(database, takes, at(3));
  expect(sent).toHaveLength(1);
});

test('what was added is there after the database is opened anew', () => {
  const { id } = enquiry();
  database.add(enquiry({ id }), at(0));
  database.close();
  database = openDatabase(file);
  expect(database.find(id)?.receivedAt).toBe(at(0).toISOString());
});

test('while the mail server is away mails wait, ever longer up to an hour, and none is lost', async () => {
  database.add(enquiry(), at(0));
  const tries: number[] = [];
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const { failed } = await sendDue(database, refuses, at(minute));
    if (failed > 0) tries.push(minute);
  }
  expect(tries.slice(0, 6)).toEqual([0, 1, 2, 4, 8, 16]);
  expect(tries.length).toBeGreaterThan(24);
  expect(tries.length).toBeLessThan(40);

  await expect(sendDue(database, takes, at(25 * 60))).resolves.toEqual({ sent: 1, failed: 0 });
  expect(database.list()[0]?.mailedAt).toBe(at(25 * 60).toISOString());
});

test('one mail that is refused does not hold up the others', async () => {
  for (const firstName of ['Ann', 'Bob', 'Cid']) {
    const one = enquiry();
    database.add({ ...one, fields: { ...one.fields, firstName } }, at(0));
  }
  const refusesBob = (mail: Mail) => (mail.subject.includes('Bob') ? refuses() : takes(mail));
  await expect(sendDue(database, refusesBob, at(1))).resolves.toEqual({ sent: 2, failed: 1 });
});

test('what looks like spam is mailed once a day, in one mail', async () => {
  database.add(enquiry({ suspicion: 'the hidden field is filled in' }), at(0));
  database.add(enquiry({ suspicion: 'sent faster than people type' }), at(60));
  await sendDue(database, takes, at(23 * 60));
  expect(sent).toEqual([]);
  await sendDue(database, takes, at(24 * 60));
  await sendDue(database, takes, at(24 * 60 + 1));
  expect(sent.map(({ subject }) => subject)).toEqual(['2 quote requests that look like spam']);
});

test('what is forgotten is gone, and so is its mail', async () => {
  const { id } = enquiry();
  database.add(enquiry({ id }), at(0));
  database.add(enquiry(), at(1));
  expect(database.forget(id)).toBe(1);
  expect(database.forgetBefore(at(2))).toBe(1);
  await sendDue(database, takes, at(3));
  expect([database.list(), sent]).toEqual([[], []]);
});
