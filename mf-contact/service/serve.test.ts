/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { openDatabase } from './database';
import { type EnquiryService, serveEnquiries } from './serve';
import { fields, filledForm } from './testing/filledForm';
import { startMailServer, type Treatment } from './testing/mailServer';
import { scratchFolder } from './testing/scratchFolder';
import { until } from './testing/until';

let mail: Awaited<ReturnType<typeof startMailServer>>;
let service: EnquiryService;
let file: string;

beforeEach(async () => {
  mail = await startMailServer();
  file = path.join(scratchFolder(), 'enquiries.db');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  await service.close();
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
  return answer.status;
};

const stored = <Result>(ask: (database: ReturnType<typeof openDatabase>) => Result): Result => {
  const database = openDatabase(file);
  try {
    return ask(database);
  } finally {
    database.close();
  }
};
const mailed = () => stored((database) => database.list().map(({ mailedAt }) => mailedAt !== null));
/** The first pause is 30 s: the owner's `resend` has all sent at once. */
const resendAll = () => {
  stored((database) => {
    for (const { id } of database.list()) database.resend(id, new Date());
  });
};

test('an enquiry reaches the owner by mail, through a real mail server', async () => {
  await start();
  expect(await post()).toBe(201);
  await until(() => mail.mails.length > 0);
  expect(mail.mails[0]).toContain('Subject: Quote request: Roofing, Ann Mason');
  expect(mail.mails[0]).toContain('Reply-To: ann@homes.example');
  expect(mail.mails[0]).toContain('To: owner@firm.example');
});

test('what a stranger writes adds no header, no recipient and no markup to the mail', async () => {
  await start();
  const trick = 'x\r\nBcc: all@victims.example\r\nContent-Type: text/html\r\n\r\n<script>alert(1)</script>';
  const tricked = Object.fromEntries(Object.keys(fields).map((name) => [name, trick]));
  expect(await post({ ...tricked, email: 'a@b.example,c@victims.example', preferredContact: 'email' })).toBe(
    201,
  );
  await until(() => mail.mails.length > 0);
  const [headers = ''] = mail.mails[0]?.split('\r\n\r\n') ?? [];
  const names = headers.split(/\r\n(?!\s)/).map((line) => line.split(':')[0]);
  expect(names.sort()).toEqual(
    [
      'Content-Transfer-Encoding',
      'Content-Type',
      'Date',
      'From',
      'MIME-Version',
      'Message-ID',
      'Subject',
      'To',
    ].sort(),
  );
  expect(headers).toContain('Content-Type: text/plain; charset=utf-8');
});

test('what came while the mail server was away is mailed after a restart', async () => {
  await mail.close();
  await start();
  expect(await post()).toBe(201);
  await until(() => stored((database) => database.due('enquiries', new Date()).length === 0));
  expect(mailed()).toEqual([false]);
  await service.close();
  mail = await startMailServer(mail.port);
  resendAll();
  await start();
  await until(() => mailed()[0] === true);
  expect(mail.mails).toHaveLength(1);
});

describe('a mail server that fails', () => {
  test.each<[string, Treatment]>([
    ['refuses for now (451)', 451],
    ['refuses for good (550)', 550],
    ['shuts down (421)', 421],
    ['drops the connection within a mail', 'drop'],
    ['does not answer', 'silence'],
  ])(
    'where it %s the enquiry is acknowledged and waits, and is mailed when it is well',
    async (_, treatment) => {
      let asked = 0;
      mail.treat = () => {
        asked += 1;
        return treatment;
      };
      await start(treatment === 'silence' ? { mailTimeoutMs: shortTimeoutMs } : {});
      expect(await post()).toBe(201);
      await until(() => stored((database) => database.due('enquiries', new Date()).length === 0));
      expect([asked, mail.mails.length, mailed()]).toEqual([1, 0, [false]]);

      mail.treat = () => 'take';
      resendAll();
      await until(() => mailed()[0] === true);
      expect(mail.mails).toHaveLength(1);
      expect(await post()).toBe(201);
      await until(() => mail.mails.length === 2);
    },
  );

  test.each<[string, Treatment]>([
    ['refuses', 550],
    ['drops the connection at', 'drop'],
    ['never answers', 'silence'],
  ])('one mail that it %s holds up no other', async (_, treatment) => {
    mail.treat = (text) => (text.includes('Bob') ? treatment : 'take');
    await start(treatment === 'silence' ? { mailTimeoutMs: shortTimeoutMs } : {});
    for (const firstName of ['Bob', 'Ann', 'Cid']) expect(await post({ firstName })).toBe(201);
    // A mail is marked after the mail server has taken it.
    await until(() => mailed().filter(Boolean).length === 2);
    expect(mail.mails.map((text) => /Bob|Ann|Cid/.exec(text)?.[0]).sort()).toEqual(['Ann', 'Cid']);
  });

  test('a machine that closes each connection before its greeting is asked once', async () => {
    let asked = 0;
    const closing = createServer((socket) => {
      asked += 1;
      socket.destroy();
    })
      .listen(0, '127.0.0.1')
      .unref();
    await once(closing, 'listening');
    const address = closing.address();
    await start({ mailPort: typeof address === 'object' && address ? address.port : 0 });
    expect(await post()).toBe(201);
    await until(() => stored((database) => database.due('enquiries', new Date()).length === 0));
    expect([asked, mailed()]).toEqual([1, [false]]);
    closing.close();
  });

  test('a machine that accepts connections and says nothing is given up', async () => {
    const mute = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const address = mute.address();
    const mailPort = typeof address === 'object' && address ? address.port : 0;
    await start({ mailPort, mailTimeoutMs: shortTimeoutMs });
    expect(await post()).toBe(201);
    await until(() => stored((database) => database.due('enquiries', new Date()).length === 0));
    expect(mailed()).toEqual([false]);
    mute.close();
  });
});
