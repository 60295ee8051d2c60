import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { business } from 'shared-content/business';
import { answers, fillQuoteForm, quoteForm } from 'platform/testing/journeys';
import { open, openStage, type Stage } from 'platform/testing/visit';
import { copyOfSite } from 'platform/release/testing/builds';
import { checkoutCopy, edit } from 'platform/release/testing/checkout';
import { scratchFolder } from 'platform/release/testing/scratch';
import { freePort } from 'platform/serve/testing/freePort';
import { startNginx } from 'platform/serve/testing/startNginx';
import { startMailServer } from '../testing/mailServer';
import { startService, type Started } from '../testing/service';
import { until } from '../testing/until';

/*
 * Enquiries as a firm that is open for business gets them. The setting is on, `npm start` serves the site and the
 * service that stores and mails them; nginx serves the same site and hands the form to the same service.
 */
const endpoint = '/api/enquiries';
const toast = 'Message Sent Successfully!';

let site: string;
let url: string;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let started: ChildProcess;
let log: string;
/** Runs a command of the service, or the service itself. */
let run: (...line: string[]) => Started;
/** The service that was started last, by `npm start` or by a test. */
let servicePid: number;

beforeAll(async () => {
  const checkout = checkoutCopy();
  const settings = 'shared-content/src/content/site.ts';
  const servicePort = await freePort();
  const before = 'servicePort: number } = {\n  endpoint: ';
  edit(checkout, settings, `${before}''`, `${before}'${endpoint}'`);
  edit(checkout, settings, 'servicePort: 8090', `servicePort: ${servicePort}`);
  site = copyOfSite();
  mail = await startMailServer();
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;

  const environment = {
    INIT_CWD: checkout,
    DATABASE: path.join(scratchFolder(), 'enquiries.db'),
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_TO: 'owner@firm.example',
  };
  run = (...line) => startService(line, { ...environment, PORT: String(servicePort) }, checkout);
  started = spawn(
    process.execPath,
    ['--import', 'tsx', 'platform/release/commands/start.ts', '--site', site],
    {
      cwd: checkout,
      env: { ...process.env, ...environment, PORT: String(port) },
    },
  );
  log = '';
  for (const stream of [started.stdout, started.stderr])
    stream?.on('data', (text: Buffer) => (log += text.toString()));
  // Its log lines name the service's process. They are written aside, and may come after what it says on the console.
  const pid = () => Number(/"pid":(\d+)/.exec(log)?.[1] ?? 0);
  const isReady = () => log.includes('Serving ') && log.includes('Taking enquiries') && pid() > 0;
  await until(isReady, 300_000).catch(() => {
    throw new Error(`npm start is not ready:\n${log}`);
  });
  servicePid = pid();
}, 310_000);

afterAll(async () => {
  process.kill(servicePid, 'SIGTERM');
  started.kill('SIGTERM');
  if (started.exitCode === null) await once(started, 'close');
  await mail.close();
  // Also where the service has ended before it.
  expect(started.exitCode).toBe(0);
});

describe.each([
  ['the local server', () => Promise.resolve({ url, close: () => Promise.resolve() })],
  ['nginx', startNginx],
])('behind %s', (name, serve) => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage(site, serve);
  });
  afterAll(() => stage.close());

  /** What is stored of this server's visitors, a line each. */
  const listed = async () => {
    const list = run('list');
    await list.ended;
    const lines = list.printed().split('\n');
    return lines.filter((line) => line.includes(name));
  };
  const fill = async (page: Page) => {
    await fillQuoteForm(page);
    await quoteForm(page).field('Last name').fill(name);
  };

  test('an enquiry is sent, stored and mailed, once however often Send is pressed', async () => {
    const { page, context, complaints } = await stage.visitor();
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url());
    });
    await open(page, '/contact');
    // A person takes longer than the program of a spammer.
    await page.waitForFunction(() => performance.now() > 3500);
    await fill(page);
    const { field } = quoteForm(page);
    await field('Email').focus();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter');
    await page.getByText(toast).waitFor();
    expect(posts).toEqual([stage.url + endpoint]);
    // A mail is marked after the mail server has taken it.
    const isMailed = / {2}Brickwork, Ada .* {2}\(mailed\)$/;
    await until(async () => isMailed.test((await listed()).join('\n')));
    expect(mailsOf(name)).toHaveLength(1);
    expect(mailsOf(name)[0]).toContain(`Subject: Quote request: Brickwork, Ada ${name}`);
    expect(await listed()).toEqual([expect.stringMatching(isMailed)]);
    expect(complaints).toEqual({ console: [], foreign: [] });
    await context.close();
  });

  test('without script the browser posts the form, and gets a whole page back', async () => {
    const { page, context } = await stage.visitor({ javaScriptEnabled: false });
    await page.goto('/contact');
    const { form, field, projectType, send } = quoteForm(page);
    await field('First name').fill('Bob');
    await send.click();
    await page.waitForURL(stage.url + endpoint);
    await page.getByText('Last name is required').waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('Bob');

    await page.goto('/contact');
    for (const [label, answer] of Object.entries(answers)) await field(label).fill(answer);
    await field('Last name').fill(name);
    await projectType.selectOption({ label: 'Roofing' });
    await form.getByRole('radio', { name: 'Email' }).check();
    await send.click();
    const thanks = page.getByRole('heading', { name: 'Thank you. Your message is with us.' });
    await thanks.waitFor();
    await page.reload();
    await thanks.waitFor();
    expect((await listed()).filter((line) => line.includes('Roofing'))).toHaveLength(1);
    await context.close();
  });

  test('offline and while the service is away nothing typed is lost, and the numbers stand by the button', async () => {
    const { page, context } = await stage.visitor();
    await open(page, '/contact');
    await fill(page);
    const { field, send, form } = quoteForm(page);
    await context.setOffline(true);
    await send.click();
    await page.getByRole('alert').getByText('Failed to send message').first().waitFor();
    await context.setOffline(false);

    process.kill(servicePid, 'SIGKILL');
    await send.click();
    await form.getByRole('alert').getByText('please call us').waitFor();
    expect(await field('Project details').inputValue()).toBe(answers['Project details']);
    expect((await listed()).filter((line) => line.includes('Brickwork'))).toHaveLength(1);

    const plain = await stage.visitor({ javaScriptEnabled: false });
    await plain.page.goto('/contact');
    await quoteForm(plain.page).field('First name').fill('Bob');
    const [answer] = await Promise.all([
      plain.page.waitForResponse((response) => response.url() === stage.url + endpoint),
      quoteForm(plain.page).send.click(),
    ]);
    expect(answer.status()).toBe(502);
    const notice = plain.page.getByRole('main');
    await notice.getByText('Failed to send message. Please try again.').waitFor();
    for (const { display } of [business.mobile, business.office])
      await notice.getByRole('link', { name: display }).waitFor();
    await plain.page.goBack();
    expect(await quoteForm(plain.page).field('First name').inputValue()).toBe('Bob');
    await plain.context.close();

    const service = run();
    servicePid = service.command.pid ?? 0;
    await until(() => service.printed().includes('Taking enquiries'), 30_000);
    await send.click();
    await page.getByText(toast).waitFor();
    expect((await listed()).filter((line) => line.includes('Brickwork'))).toHaveLength(2);
    await context.close();
  });
});

function mailsOf(name: string): string[] {
  return mail.mails.filter((text) => text.includes(name));
}
