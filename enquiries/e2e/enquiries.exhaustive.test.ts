import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { business } from 'shared-content/business';
import { answers, fillQuoteForm, quoteForm } from '../../mf-contact/e2e/quoteForm';
import { open, openStage, type Stage } from 'platform/testing/visit';
import { copyOfSite } from 'platform/release/testing/builds';
import { scratchFolder } from 'platform/release/testing/scratch';
import { freePort } from 'platform/serve/testing/freePort';
import { startMailServer } from '../testing/mailServer';
import { checkoutWithService, endpoint, startService, type Started, until } from '../testing/service';

/* A firm that receives enquiries: the setting is on, and `npm start` serves the site and the service. */
const toast = 'Message Sent Successfully!';

let stage: Stage;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let started: ChildProcess;
let log = '';
/** Runs a command of the service, or the service itself. */
let run: (...line: string[]) => Started;
/** The running service, which `npm start` or a test has started. */
let servicePid: number;

beforeAll(async () => {
  const servicePort = await freePort();
  const checkout = checkoutWithService(servicePort);
  const site = copyOfSite();
  mail = await startMailServer();
  const port = await freePort();
  const environment = {
    INIT_CWD: checkout,
    DATABASE: path.join(scratchFolder(), 'enquiries.db'),
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_TO: 'owner@firm.example',
  };
  run = (...line) => startService(line, { ...environment, PORT: String(servicePort) }, checkout);
  const line = ['--import', 'tsx', 'platform/release/commands/start.ts', '--site', site];
  started = spawn(process.execPath, line, {
    cwd: checkout,
    env: { ...process.env, ...environment, PORT: String(port) },
  });
  for (const stream of [started.stdout, started.stderr])
    stream?.on('data', (text: Buffer) => (log += text.toString()));
  // The log lines of the service name its process.
  const pid = () => Number(/"pid":(\d+)/.exec(log)?.[1] ?? 0);
  const isReady = () => log.includes('Serving ') && log.includes('Taking enquiries') && pid() > 0;
  await until(isReady, 300_000).catch(() => {
    throw new Error(`npm start is not ready:\n${log}`);
  });
  servicePid = pid();
  const url = `http://127.0.0.1:${port}`;
  stage = await openStage(site, () => Promise.resolve({ url, close: () => Promise.resolve() }));
}, 310_000);

afterAll(async () => {
  await stage.close();
  process.kill(servicePid, 'SIGTERM');
  started.kill('SIGTERM');
  if (started.exitCode === null) await once(started, 'close');
  await mail.close();
  expect(started.exitCode).toBe(0);
});

/** The lines of `list` with a text. */
const listed = async (text: string) => {
  const list = run('list');
  await list.ended;
  return list
    .printed()
    .split('\n')
    .filter((line) => line.includes(text));
};

test('an enquiry is sent, stored and mailed once, however often Enter is pressed', async () => {
  const { page, context, complaints } = await stage.visitor();
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await open(page, '/contact');
  // A form that is sent sooner looks like spam.
  await page.waitForFunction(() => performance.now() > 3500);
  await fillQuoteForm(page);
  await quoteForm(page).field('Email').focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter');
  await page.getByText(toast).waitFor();
  expect(posts).toEqual([stage.url + endpoint]);
  await until(async () => (await listed('  Brickwork, Ada Mason  (mailed)')).length === 1);
  expect(await listed('Mason')).toHaveLength(1);
  expect(mail.mails).toEqual([expect.stringContaining('Subject: Quote request: Brickwork, Ada Mason')]);
  expect(complaints).toEqual({ console: [], foreign: [] });
  await context.close();
});

test('a browser without script posts the form and gets a page back', async () => {
  const { page, context } = await stage.visitor({ javaScriptEnabled: false });
  const { form, field, projectType, send } = quoteForm(page);
  await page.goto('/contact');
  await field('First name').fill('Bob');
  await send.click();
  await page.waitForURL(stage.url + endpoint);
  await page.getByText('Last name is required').waitFor();
  expect(await page.getByLabel('First name').inputValue()).toBe('Bob');

  await page.goto('/contact');
  for (const [label, answer] of Object.entries(answers)) await field(label).fill(answer);
  await projectType.selectOption({ label: 'Roofing' });
  await form.getByRole('radio', { name: 'Email' }).check();
  await send.click();
  const thanks = page.getByRole('heading', { name: 'Thank you. Your message is with us.' });
  await thanks.waitFor();
  await page.reload();
  await thanks.waitFor();
  expect(await listed('Roofing')).toHaveLength(1);
  await context.close();
});

test('while the service is away every answer is kept and the phone numbers are shown', async () => {
  const { page, context } = await stage.visitor();
  await open(page, '/contact');
  await fillQuoteForm(page);
  const { field, send, form } = quoteForm(page);
  await field('Last name').fill('Later');
  await context.setOffline(true);
  await send.click();
  await page.getByRole('alert').getByText('Failed to send message').first().waitFor();
  await context.setOffline(false);
  process.kill(servicePid, 'SIGKILL');
  await send.click();
  await form.getByRole('alert').getByText('please call us').waitFor();
  expect(await field('Project details').inputValue()).toBe(answers['Project details']);

  const plain = await stage.visitor({ javaScriptEnabled: false });
  await plain.page.goto('/contact');
  await quoteForm(plain.page).field('First name').fill('Bob');
  const [answer] = await Promise.all([
    plain.page.waitForResponse((response) => response.url() === stage.url + endpoint),
    quoteForm(plain.page).send.click(),
  ]);
  expect(answer.status()).toBe(502);
  const notice = plain.page.getByRole('main');
  for (const { display } of [business.mobile, business.office])
    await notice.getByRole('link', { name: display }).waitFor();
  await plain.context.close();

  const service = run();
  servicePid = service.command.pid ?? 0;
  await until(() => service.printed().includes('Taking enquiries'), 30_000);
  await send.click();
  await page.getByText(toast).waitFor();
  expect(await listed('Later')).toHaveLength(1);
  await context.close();
});
