import { chmodSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { enquiry } from '../testing/filledForm';
import { scratchFolder } from '../testing/scratchFolder';
import { type EnquiryDatabase, openDatabase } from './database';
import type { Mail } from './mail';
import { createOutbox, type SendMail } from './outbox';

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
/** As nodemailer says it. */
const refuses = () => Promise.reject(Object.assign(new Error('Refused'), { responseCode: 550 }));
const isAway = () => Promise.reject(Object.assign(new Error('Refused'), { code: 'ECONNREFUSED' }));
const sendDue = (send: SendMail, minutes: number) => createOutbox(database, send).sendDue(at(minutes));
const addAll = (names: string[]) => {
  for (const [minute, firstName] of names.entries()) {
    const one = enquiry();
    database.add({ ...one, fields: { ...one.fields, firstName } }, at(minute));
  }
};
const namesSent = () => sent.map(({ subject }) => /(\w+) Mason/.exec(subject)?.[1]);

test('the database is for its owner only, also a copy that was put back', () => {
  database.add(enquiry(), at(0));
  for (const name of [file, `${file}-wal`]) expect(statSync(name).mode & 0o777).toBe(0o600);
  database.close();
  chmodSync(file, 0o644);
  database = openDatabase(file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(database.list()).toHaveLength(1);
});

test('a clock that goes back holds up no new enquiry', async () => {
  database.add(enquiry(), at(60));
  await sendDue(takes, 0);
  expect(sent).toHaveLength(1);
});

test('while the mail server is away mails wait, ever longer up to an hour, and none is lost', async () => {
  database.add(enquiry(), at(0));
  const tries: number[] = [];
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const { failed } = await sendDue(isAway, minute);
    if (failed > 0) tries.push(minute);
  }
  expect(tries.slice(0, 6)).toEqual([0, 1, 2, 4, 8, 16]);
  expect(tries.length).toBeGreaterThan(24);
  expect(tries.length).toBeLessThan(40);

  await expect(sendDue(takes, 25 * 60)).resolves.toEqual({ sent: 1, failed: 0 });
  expect(database.list()[0]?.mailedAt).toBe(at(25 * 60).toISOString());
});

test('a mail that is refused holds up no other, also where that cannot be noted', async () => {
  addAll(['Ann', 'Bob', 'Cid']);
  database.postpone = () => {
    throw Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });
  };
  const refusesBob = (mail: Mail) => (mail.subject.includes('Bob') ? refuses() : takes(mail));
  await expect(sendDue(refusesBob, 5)).resolves.toEqual({ sent: 2, failed: 1 });
});

test('a server that is away is asked once, and not for each mail', async () => {
  addAll(['Ann', 'Bob', 'Cid']);
  await expect(sendDue(isAway, 5)).resolves.toEqual({ sent: 0, failed: 1 });
  // A mail at which the server always drops the connection goes to the end of the queue.
  await expect(sendDue(takes, 5)).resolves.toEqual({ sent: 2, failed: 0 });
});

test('a mail that cannot be marked is not sent again, and is marked when it can be', async () => {
  addAll(['Ann', 'Bob']);
  const { markMailed } = database;
  database.markMailed = () => {
    throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
  };
  const outbox = createOutbox(database, takes);
  for (const minute of [5, 6]) await outbox.sendDue(at(minute));
  database.markMailed = markMailed;
  await outbox.sendDue(at(8));
  expect(namesSent()).toEqual(['Ann', 'Bob']);
  expect(database.list().map(({ mailedAt }) => mailedAt)).toEqual(Array(2).fill(at(8).toISOString()));
});

test('after the call to stop no further mail is begun', async () => {
  addAll(['Ann', 'Bob']);
  const outbox = createOutbox(database, (mail) => {
    outbox.stop();
    return takes(mail);
  });
  await outbox.sendDue(at(5));
  expect(sent).toHaveLength(1);
});

test('what looks like spam is mailed once a day, in one mail, and a refused one later', async () => {
  database.add(enquiry({ suspicion: 'the hidden field is filled in' }), at(0));
  database.add(enquiry({ suspicion: 'sent faster than people type' }), at(60));
  await sendDue(takes, 23 * 60);
  expect(sent).toEqual([]);
  await expect(sendDue(refuses, 24 * 60)).resolves.toEqual({ sent: 0, failed: 1 });
  for (const minute of [0, 1, 2]) await sendDue(takes, 24 * 60 + minute);
  expect(sent.map(({ subject }) => subject)).toEqual(['2 quote requests that look like spam']);
});

test('what is asked for again is mailed by itself, also what looked like spam', async () => {
  const { id } = enquiry();
  database.add(enquiry({ id, suspicion: 'the hidden field is filled in' }), at(0));
  database.resend(id);
  await sendDue(takes, 1);
  expect(namesSent()).toEqual(['Ann']);
});

test('what is forgotten is gone, and so is its mail', async () => {
  const { id } = enquiry();
  database.add(enquiry({ id }), at(0));
  database.add(enquiry(), at(1));
  expect(database.forget(id)).toBe(1);
  expect(database.forgetBefore(at(2))).toBe(1);
  await sendDue(takes, 3);
  expect([database.list(), sent]).toEqual([[], []]);
  // Not even in the free pages of the file or its journal.
  for (const name of [file, `${file}-wal`]) expect(readFileSync(name, 'latin1')).not.toContain('Mason');
});
