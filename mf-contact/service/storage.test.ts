/** @jest-environment node */
import path from 'node:path';
import Database from 'libsql';
import { openDatabase } from './database';
import { type EnquiryService, serveEnquiries } from './serve';
import { fields, filledForm } from './testing/filledForm';
import { startMailServer } from './testing/mailServer';
import { scratchFolder } from './testing/scratchFolder';
import { until } from './testing/until';

type Connection = InstanceType<typeof Database>;

const failure = 'Failed to send message. Please try again.';
/** Long enough to need pages of its own. */
const projectDetails = 'A wall. '.repeat(1200);

let mail: Awaited<ReturnType<typeof startMailServer>>;
let service: EnquiryService;
let file: string;
/** The service's own connection, whose settings make its database fail. */
let connection: Connection;
let other: Connection;

beforeEach(async () => {
  mail = await startMailServer();
  file = path.join(scratchFolder(), 'enquiries.db');
  const exec = jest.spyOn(Database.prototype, 'exec');
  service = await serveEnquiries({
    port: 0,
    host: '127.0.0.1',
    database: file,
    mail: { server: `smtp://127.0.0.1:${mail.port}`, to: 'owner@firm.example' },
    path: '/api/enquiries',
    siteOrigin: 'https://www.meridian.example',
    outboxEveryMs: 50,
  });
  [connection] = exec.mock.contexts as [Connection];
  exec.mockRestore();
  other = new Database(file);
});
afterEach(async () => {
  other.close();
  await service.close();
  await mail.close();
});

const post = async (body: string, type = 'application/json') => {
  const answer = await fetch(service.url, { method: 'POST', headers: { 'Content-Type': type }, body });
  return { status: answer.status, text: await answer.text() };
};
const storedNames = () => {
  const database = openDatabase(file);
  const names = database.list().map(({ fields: { firstName } }) => firstName);
  database.close();
  return names;
};

test.each([
  [
    'full',
    () => {
      const { page_count: pages } = connection.prepare('PRAGMA page_count').get() as { page_count: number };
      connection.exec(`PRAGMA max_page_count = ${pages}`);
    },
    () => connection.exec('PRAGMA max_page_count = 100000'),
  ],
  [
    'read-only',
    () => connection.exec('PRAGMA query_only = ON'),
    () => connection.exec('PRAGMA query_only = OFF'),
  ],
  ['locked', () => other.exec('BEGIN IMMEDIATE'), () => other.exec('ROLLBACK')],
])(
  'while the database is %s the sender is told to try again, nothing is stored or mailed in part, and then all is well',
  async (_, fail, recover) => {
    expect((await post(JSON.stringify(filledForm({ firstName: 'Ann' })))).status).toBe(201);
    await until(() => mail.mails.length === 1);
    // Its mail is marked after it is sent.
    await until(
      () => connection.prepare('SELECT 1 FROM outbox WHERE mailed_at IS NOT NULL').all().length === 1,
    );

    fail();
    const body = JSON.stringify(filledForm({ firstName: 'Bob', projectDetails }));
    const refused = await post(body);
    expect([refused.status, JSON.parse(refused.text)]).toEqual([503, { message: failure }]);
    const native = await post(
      new URLSearchParams({ ...fields, firstName: 'Cid', projectDetails }).toString(),
      'application/x-www-form-urlencoded',
    );
    expect(native.status).toBe(503);
    expect(native.text).toContain(failure);
    expect(native.text).toContain('value="Cid"');

    recover();
    expect(storedNames()).toEqual(['Ann']);
    expect((await post(body)).status).toBe(201);
    await until(() => mail.mails.length === 2);
    expect(storedNames()).toEqual(['Ann', 'Bob']);
    expect(mail.mails[1]).toContain('Bob Mason');
  },
);
