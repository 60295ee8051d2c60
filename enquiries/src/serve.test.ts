import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { scratchFolder } from 'platform/release/testing/scratch';
import { filledForm } from '../testing/filledForm';
import { startMailServer, type Treatment } from '../testing/mailServer';
import { until } from '../testing/service';
import { type EnquiryDatabase, openDatabase } from './database';
import { type EnquiryService, serveEnquiries } from './serve';

let mail: Awaited<ReturnType<typeof startMailServer>>;
let service: EnquiryService;
/** The database as a command opens it, beside the service. */
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

/** For a silent mail server. If it were shorter, a busy machine could cut off a healthy one. */
const shortTimeoutMs = 2000;

const start = async (mailPort = mail.port, mailTimeoutMs = 10_000) => {
  service = await serveEnquiries({
    port: 0,
    host: '127.0.0.1',
    database: file,
    mail: { server: `smtp://127.0.0.1:${mailPort}`, to: 'owner@firm.example' },
    path: '/api/enquiries',
    siteOrigin: 'https://www.meridian.example',
    outboxTimes: { readEveryMs: 50, mailTimeoutMs },
  });
};

const post = async (changes: Record<string, unknown> = {}) => {
  const { status } = await fetch(service.url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(filledForm(changes)),
  });
  expect(status).toBe(201);
};

const mailed = () => database.list().map(({ mailedAt }) => mailedAt !== null);
/** Sends all waiting mails at once: the first pause is 30 s. */
const resendAll = () => {
  for (const { id, mailedAt } of database.list()) if (!mailedAt) database.resend(id);
};

test('an enquiry is mailed to the owner, and nothing that a stranger writes becomes a header', async () => {
  await start();
  const trick = 'x\r\nBcc: all@victims.example\r\nContent-Type: text/html\r\n\r\n<script>alert(1)</script>';
  await post({ lastName: trick, phone: trick, projectType: trick, 'code\r\nBcc': trick });
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
  ['answers by closing the connection', 'drop'],
  ['never answers', 'silence'],
])('a mail that the mail server %s waits, and delays no other', async (_, treatment) => {
  mail.treat = (text) => (text.includes('Bob') ? treatment : 'take');
  await start(mail.port, treatment === 'silence' ? shortTimeoutMs : undefined);
  for (const firstName of ['Bob', 'Ann', 'Cid']) await post({ firstName });
  await until(() => mailed().filter(Boolean).length === 2);
  expect(mail.mails.map((text) => /Bob|Ann|Cid/.exec(text)?.[0]).sort()).toEqual(['Ann', 'Cid']);
  mail.treat = () => 'take';
  resendAll();
  await until(() => mailed().every(Boolean));
  expect(mail.mails).toHaveLength(3);
});

test.each<[string, (socket: Socket) => void]>([
  ['closes each connection', (socket) => socket.destroy()],
  ['is silent', () => undefined],
  ['is no mail server', (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
])('a mail waits, and the service runs on, if the machine of SMTP_URL %s', async (_, treat) => {
  const other = createServer(treat).listen(0, '127.0.0.1').unref();
  await once(other, 'listening');
  await start((other.address() as AddressInfo).port, shortTimeoutMs);
  await post();
  await until(() => database.due('enquiries', new Date()).length === 0);
  await service.close();
  expect(mailed()).toEqual([false]);
});
