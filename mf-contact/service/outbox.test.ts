/** @jest-environment node */
import { chmodSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
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
/** As nodemailer says it. */
const answers = (responseCode: number) => () =>
  Promise.reject(Object.assign(new Error('Refused'), { responseCode, code: 'EMESSAGE' }));
const refuses = answers(550);
const isAway = () => Promise.reject(Object.assign(new Error('Refused'), { code: 'ECONNREFUSED' }));
const addAll = (names: string[]) => {
  for (const [minute, firstName] of names.entries()) {
    const one = enquiry();
    database.add({ ...one, fields: { ...one.fields, firstName } }, at(minute));
  }
};

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

test('an enquiry whose mail cannot be stored is not stored either, and holds up no later one', () => {
  const other = new Database(file);
  other.exec("CREATE TRIGGER refusal BEFORE INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'refused'); END");
  expect(() => {
    database.add(enquiry(), at(0));
  }).toThrow('refused');
  other.exec('DROP TRIGGER refusal');
  other.close();
  database.add(enquiry(), at(1));
  expect(database.list().map(({ receivedAt }) => receivedAt)).toEqual([at(1).toISOString()]);
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
    const { failed } = await sendDue(database, isAway, at(minute));
    if (failed > 0) tries.push(minute);
  }
  expect(tries.slice(0, 6)).toEqual([0, 1, 2, 4, 8, 16]);
  expect(tries.length).toBeGreaterThan(24);
  expect(tries.length).toBeLessThan(40);

  await expect(sendDue(database, takes, at(25 * 60))).resolves.toEqual({ sent: 1, failed: 0 });
  expect(database.list()[0]?.mailedAt).toBe(at(25 * 60).toISOString());
});

test('one mail that is refused does not hold up the others', async () => {
  addAll(['Ann', 'Bob', 'Cid']);
  const refusesBob = (mail: Mail) => (mail.subject.includes('Bob') ? refuses() : takes(mail));
  await expect(sendDue(database, refusesBob, at(5))).resolves.toEqual({ sent: 2, failed: 1 });
});

test('a server that is away is asked once, and not for each mail', async () => {
  addAll(['Ann', 'Bob', 'Cid']);
  await expect(sendDue(database, isAway, at(5))).resolves.toEqual({ sent: 0, failed: 1 });
  // A mail at which the server always drops the connection goes to the end of the queue.
  await expect(sendDue(database, takes, at(5))).resolves.toEqual({ sent: 2, failed: 0 });
});

test('a mail that cannot be marked is not sent again, and is marked when it can be', async () => {
  addAll(['Ann', 'Bob']);
  const full = () => {
    throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
  };
  const taken = new Set<string>();
  for (const minute of [5, 6, 7]) {
    await sendDue({ ...database, markMailed: full, postpone: full }, takes, at(minute), { taken });
  }
  expect(sent.map(({ subject }) => /(Ann|Bob) Mason/.exec(subject)?.[1])).toEqual(['Ann', 'Bob']);
  await sendDue(database, takes, at(8), { taken });
  expect(sent).toHaveLength(2);
  expect(database.list().map(({ mailedAt }) => mailedAt)).toEqual(
    [at(8), at(8)].map((date) => date.toISOString()),
  );
  expect(taken.size).toBe(0);
});

test('a failure that cannot be noted holds up no other mail either', async () => {
  addAll(['Ann', 'Bob']);
  const locked = () => {
    throw Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });
  };
  const refusesAnn = (mail: Mail) => (mail.subject.includes('Ann') ? refuses() : takes(mail));
  await expect(sendDue({ ...database, postpone: locked }, refusesAnn, at(5))).resolves.toEqual({
    sent: 1,
    failed: 1,
  });
});

test('after the call to stop no further mail is begun', async () => {
  addAll(['Ann', 'Bob']);
  await sendDue(database, takes, at(5), { isStopped: () => sent.length > 0 });
  expect(sent).toHaveLength(1);
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

test('spam that the mail server refuses does not take a person in the same digest with it', async () => {
  for (const lastName of ['Mason', 'Casino', 'Tiler']) {
    const one = enquiry({ suspicion: 'sent faster than people type' });
    database.add({ ...one, fields: { ...one.fields, lastName } }, at(0));
  }
  const refusesSpam = (mail: Mail) => (mail.text.includes('Casino') ? refuses() : takes(mail));
  await sendDue(database, refusesSpam, at(24 * 60));
  expect(sent.map(({ text }) => text).join()).toMatch(/Mason[^]*Tiler|Tiler[^]*Mason/);
  expect(database.list().filter(({ mailedAt }) => mailedAt === null)).toHaveLength(1);
  // A server that is full or away is no reason to send many smaller ones.
  const tried: Mail[] = [];
  addSuspicious();
  const busy = (mail: Mail) => {
    tried.push(mail);
    return answers(452)();
  };
  await sendDue(database, busy, at(48 * 60));
  expect(tried).toHaveLength(1);

  function addSuspicious() {
    database.add(enquiry({ suspicion: 'the hidden field is filled in' }), at(0));
  }
});

test('what is asked for again is mailed by itself, also what looked like spam', async () => {
  const { id } = enquiry();
  database.add(enquiry({ id, suspicion: 'the hidden field is filled in' }), at(0));
  database.resend(id, at(1));
  await sendDue(database, takes, at(1));
  expect(sent.map(({ subject }) => subject)).toEqual(['Quote request: Roofing, Ann Mason']);
});

test('what is forgotten is gone, and so is its mail', async () => {
  const { id } = enquiry();
  database.add(enquiry({ id }), at(0));
  database.add(enquiry(), at(1));
  expect(database.forget(id)).toBe(1);
  expect(database.forgetBefore(at(2))).toBe(1);
  await sendDue(database, takes, at(3));
  expect([database.list(), sent]).toEqual([[], []]);
  // Not even in the free pages of the file or its journal.
  for (const name of [file, `${file}-wal`]) expect(readFileSync(name, 'latin1')).not.toContain('Mason');
});

test('a copy that was put back is for its owner only again', () => {
  database.add(enquiry(), at(0));
  database.close();
  chmodSync(file, 0o644);
  database = openDatabase(file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
