import path from 'node:path';
import Database from 'libsql';
import { fields, filledForm } from '../testing/filledForm';
import { startMailServer } from '../testing/mailServer';
import { scratchFolder } from '../testing/scratchFolder';
import { until } from '../testing/until';
import { type EnquiryService, serveEnquiries } from './serve';

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
/** Of each enquiry the name, and whether it is mailed. */
const stored = () =>
  (
    connection.prepare('SELECT fields, mailedAt FROM enquiries ORDER BY receivedAt').all() as {
      fields: string;
      mailedAt: string | null;
    }[]
  ).map((row) => [(JSON.parse(row.fields) as typeof fields).firstName, row.mailedAt !== null]);

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
    await until(() => stored()[0]?.[1] === true);

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
    expect((await post(body)).status).toBe(201);
    await until(() => stored()[1]?.[1] === true);
    expect(stored()).toEqual([
      ['Ann', true],
      ['Bob', true],
    ]);
    expect(mail.mails).toHaveLength(2);
  },
);
