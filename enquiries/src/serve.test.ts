import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { filledForm } from '../testing/filledForm';
import { startMailServer, type Treatment } from '../testing/mailServer';
import { scratchFolder } from '../testing/scratchFolder';
import { until } from '../testing/until';
import { type EnquiryDatabase, openDatabase } from './database';
import { type EnquiryService, serveEnquiries } from './serve';

let mail: Awaited<ReturnType<typeof startMailServer>>;
let service: EnquiryService;
/** The service's database, as a command beside it reads it. */
let database: EnquiryDatabase;
let file: string;

beforeEach(async () => {
  mail = await startMailServer();
  file = path.join(scratchFolder(), 'enquiries.db');
  database = openDatabase(file);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  await service.close();
  database.close();
  await mail.close();
});

const start = async ({ mailPort = mail.port, mailTimeoutMs = 10_000 } = {}) => {
  service = await serveEnquiries({
    port: 0,
    host: '127.0.0.1',
    database: file,
    mail: { server: `smtp://127.0.0.1:${mailPort}`, to: 'owner@firm.example' },
    path: '/api/enquiries',
    siteOrigin: 'https://www.meridian.example',
    outboxEveryMs: 50,
    mailTimeoutMs,
  });
};

/** For a mail server that does not answer; any shorter, a busy machine may cut off one that is well. */
const shortTimeoutMs = 2000;

const post = async (changes: Record<string, unknown> = {}) => {
  const answer = await fetch(service.url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(filledForm(changes)),
  });
  expect(answer.status).toBe(201);
};

const mailed = () => database.list().map(({ mailedAt }) => mailedAt !== null);
/** The first pause is 30 s: the owner's `resend` has all that waits sent at once. */
const resendAll = () => {
  for (const { id, mailedAt } of database.list()) if (!mailedAt) database.resend(id);
};

test('an enquiry reaches the owner by mail, and nothing that a stranger writes becomes a header', async () => {
  await start();
  const trick = 'x\r\nBcc: all@victims.example\r\nContent-Type: text/html\r\n\r\n<script>alert(1)</script>';
  const tricks = Object.fromEntries(
    ['lastName', 'phone', 'projectType', 'code\r\nBcc'].map((name) => [name, trick]),
  );
  await post(tricks);
  await until(() => mail.mails.length > 0);
  const [headers = ''] = mail.mails[0]?.split('\r\n\r\n') ?? [];
  expect(headers).toContain('To: owner@firm.example');
  expect(headers).toContain('Reply-To: ann@homes.example');
  expect(headers).toContain('Content-Type: text/plain; charset=utf-8');
  const names = headers.split(/\r\n(?!\s)/).map((line) => line.split(':')[0]);
  const own = ['Content-Transfer-Encoding', 'Content-Type', 'Date', 'From', 'MIME-Version', 'Message-ID'];
  expect(names.sort()).toEqual([...own, 'Reply-To', 'Subject', 'To'].sort());
});

test.each<[string, Treatment]>([
  ['refuses for now', 451],
  ['refuses for good', 550],
  ['drops the connection at', 'drop'],
  ['never answers', 'silence'],
])('one mail that the mail server %s waits, and holds up no other', async (_, treatment) => {
  mail.treat = (text) => (text.includes('Bob') ? treatment : 'take');
  await start(treatment === 'silence' ? { mailTimeoutMs: shortTimeoutMs } : {});
  for (const firstName of ['Bob', 'Ann', 'Cid']) await post({ firstName });
  // A mail is marked after the mail server has taken it.
  await until(() => mailed().filter(Boolean).length === 2);
  expect(mail.mails.map((text) => /Bob|Ann|Cid/.exec(text)?.[0]).sort()).toEqual(['Ann', 'Cid']);
  mail.treat = () => 'take';
  resendAll();
  await until(() => mailed().every(Boolean));
  expect(mail.mails).toHaveLength(3);
});

test.each<[string, (socket: Socket) => void]>([
  ['closes each connection', (socket) => socket.destroy()],
  ['says nothing', () => undefined],
  ['is no mail server', (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
])('what came while a machine that %s stood for the mail server is mailed later', async (_, treat) => {
  let asked = 0;
  const other: Server = createServer((socket) => {
    asked += 1;
    treat(socket);
  });
  other.listen(0, '127.0.0.1').unref();
  await once(other, 'listening');
  const address = other.address();
  const mailPort = typeof address === 'object' && address ? address.port : 0;
  await start({ mailPort, mailTimeoutMs: shortTimeoutMs });
  await post();
  await until(() => database.due('enquiries', new Date()).length === 0);
  expect([asked, mailed()]).toEqual([1, [false]]);
  other.close();
  await service.close();

  resendAll();
  await start();
  await until(() => mailed()[0] === true);
  expect(mail.mails).toHaveLength(1);
});
