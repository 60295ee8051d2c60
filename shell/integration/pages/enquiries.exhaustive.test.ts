import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { copyOfSite } from '../../release/testing/builds';
import { checkoutCopy, edit } from '../../release/testing/checkout';
import { scratchFolder } from '../../release/testing/scratch';
import { freePort } from '../../serve/testing/freePort';
import { startNginx } from '../../serve/testing/startNginx';
import { runNpm } from '../../site/npm';
import { answers, quoteForm, sendQuoteForm } from '../support/journeys';
import { open, openStage, type Stage } from '../support/visit';

/*
 * Enquiries as a firm that is open for business gets them: the setting is on, nginx serves the site and hands the
 * form to the service, and the service to a mail server.
 */
const endpoint = '/api/enquiries';
const toast = 'Message Sent Successfully!';

let stage: Stage;
let service: ChildProcess;
let smtp: SMTPServer;
let mails: string[];
let startService: () => Promise<void>;
let listEnquiries: () => Promise<string>;

beforeAll(async () => {
  const checkout = checkoutCopy();
  const settings = 'shared-content/src/content/site.ts';
  const port = await freePort();
  edit(checkout, settings, "endpoint: ''", `endpoint: '${endpoint}'`);
  edit(checkout, settings, 'servicePort: 8090', `servicePort: ${port}`);
  const site = copyOfSite();
  await runNpm('npm', ['run', 'release', '--', 'shell', 'mf-contact', '--site', site], {
    cwd: checkout,
    env: { ...process.env, INIT_CWD: checkout },
  });

  mails = [];
  smtp = mailServer(mails);
  const mailPort = await freePort();
  smtp.listen(mailPort, '127.0.0.1');

  const env = {
    ...process.env,
    INIT_CWD: undefined,
    DATABASE: path.join(scratchFolder(), 'enquiries.db'),
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    MAIL_TO: 'owner@firm.example',
  };
  const run = (...line: string[]) =>
    spawn(process.execPath, ['--import', 'tsx', 'service/cli.ts', ...line], {
      cwd: path.join(checkout, 'mf-contact'),
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  startService = async () => {
    service = run();
    await printed(service, /Taking enquiries/);
  };
  listEnquiries = () => printed(run('list'));
  await startService();
  stage = await openStage(site, startNginx);
}, 300_000);

afterAll(async () => {
  await stage.close();
  service.kill('SIGTERM');
  await new Promise<void>((resolve) => {
    smtp.close(resolve);
  });
});

test('an enquiry is sent, stored and mailed', async () => {
  const { page, context, complaints } = await stage.visitor();
  await open(page, '/contact');
  // A person takes longer than the program of a spammer.
  await page.waitForFunction(() => performance.now() > 3500);
  await sendQuoteForm(page);
  await page.getByText(toast).waitFor();
  await until(() => mails.length === 1);
  expect(mails[0]).toContain('Subject: Quote request: Brickwork, Ada Mason');
  expect(await listEnquiries()).toMatch(/Ada Mason, brickwork {2}\(mailed\)$/);
  expect(complaints).toEqual({ console: [], foreign: [] });

  // Reloaded and filled in alike, it is the same enquiry.
  await open(page, '/contact');
  await sendQuoteForm(page);
  await page.getByText(toast).waitFor();
  expect((await listEnquiries()).split('\n')).toHaveLength(1);
  await context.close();
});

test('without script the browser posts the form, and gets a whole page back', async () => {
  const { page, context } = await stage.visitor({ javaScriptEnabled: false });
  await page.goto('/contact');
  const { form, field, projectType, send } = quoteForm(page);
  await field('First name').fill('Bob');
  await send.click();
  expect(page.url()).toBe(stage.url + endpoint);
  await page.getByText('Last name is required').waitFor();
  expect(await page.getByLabel('First name').inputValue()).toBe('Bob');

  await page.goto('/contact');
  for (const [label, answer] of Object.entries(answers)) await field(label).fill(answer);
  await projectType.selectOption({ label: 'Roofing' });
  await form.getByRole('radio', { name: 'Email' }).check();
  await send.click();
  await page.getByRole('heading', { name: 'Thank you. Your message is with us.' }).waitFor();
  expect(await listEnquiries()).toContain('roofing');
  await context.close();
});

test('while the service is away nothing typed is lost, and the numbers stand by the button', async () => {
  service.kill('SIGKILL');
  await once(service, 'close');
  const { page, context } = await stage.visitor();
  await open(page, '/contact');
  await sendQuoteForm(page);
  await page.getByRole('alert').getByText('Failed to send message').waitFor();
  const { field, send, form } = quoteForm(page);
  await send.click();
  await form.getByRole('alert').getByText('please call us').waitFor();
  expect(await field('Project details').inputValue()).toBe(answers['Project details']);

  await startService();
  await send.click();
  await page.getByText(toast).waitFor();
  await context.close();
});

/** A mail server on this machine that keeps what it takes. */
function mailServer(taken: string[]): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        taken.push(Buffer.concat(parts).toString());
        done();
      });
    },
  });
  // The service is killed, which resets its connection: no failure of this server.
  server.on('error', () => undefined);
  return server;
}

/** What a process prints: until a line of it fits, or to its end. */
async function printed({ stdout }: ChildProcess, until = /$never^/): Promise<string> {
  let text = '';
  for await (const part of stdout ?? []) {
    text += String(part);
    if (until.test(text)) return text;
  }
  return text.trimEnd();
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
}
