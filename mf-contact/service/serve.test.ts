/** @jest-environment node */
import path from 'node:path';
import { openDatabase } from './database';
import { type EnquiryService, serveEnquiries } from './serve';
import { filledForm } from './testing/filledForm';
import { startMailServer } from './testing/mailServer';
import { scratchFolder } from './testing/scratchFolder';

let mail: Awaited<ReturnType<typeof startMailServer>>;
let service: EnquiryService | undefined;

beforeEach(async () => {
  mail = await startMailServer();
});
afterEach(async () => {
  await service?.close();
  service = undefined;
  await mail.close();
});

const start = (database: string, mailPort = mail.port) =>
  serveEnquiries({
    port: 0,
    host: '127.0.0.1',
    database,
    mail: { server: `smtp://127.0.0.1:${mailPort}`, to: 'owner@firm.example' },
    path: '/api/enquiries',
    siteOrigin: 'https://www.meridian.example',
    outboxEveryMs: 50,
  });

const post = (to: EnquiryService, body: object) =>
  fetch(to.url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

test('an enquiry reaches the owner by mail, through a real mail server', async () => {
  service = await start(path.join(scratchFolder(), 'enquiries.db'));
  expect((await post(service, filledForm())).status).toBe(201);
  await until(() => mail.mails.length > 0);
  expect(mail.mails[0]).toContain('Subject: Quote request: Roofing, Ann Mason');
  expect(mail.mails[0]).toContain('Reply-To: ann@homes.example');
  expect(mail.mails[0]).toContain('To: owner@firm.example');
});

test('what came while the mail server was away is mailed after a restart', async () => {
  const database = path.join(scratchFolder(), 'enquiries.db');
  service = await start(database, 1);
  expect((await post(service, filledForm())).status).toBe(201);
  await service.close();
  // Its first pause is 30 s: the owner's `resend` has it sent at once.
  const opened = openDatabase(database);
  for (const { id } of opened.list()) opened.resend(id, new Date());
  opened.close();
  service = await start(database);
  await until(() => mail.mails.length > 0);
  expect(mail.mails).toHaveLength(1);
});

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 10));
}
