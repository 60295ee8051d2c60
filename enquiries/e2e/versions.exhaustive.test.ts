import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fillQuoteForm, quoteForm } from '../../mf-contact/e2e/quoteForm';
import { open, openStage, type Stage } from 'platform/testing/visit';
import { copyOfSite } from 'platform/release/testing/builds';
import { edit } from 'platform/release/testing/checkout';
import { scratchFolder } from 'platform/release/testing/scratch';
import { freePort } from 'platform/serve/testing/freePort';
import { startNginx } from 'platform/serve/testing/startNginx';
import { checkoutWithService, startService, type Started, until } from '../testing/service';

/*
 * Form and service are deployed apart. The later sources have three more fields, as after three releases. Only the
 * contract and the texts are edited: the form shows the fields, and the service mails them.
 */
const added = { postcode: 'Postcode', storeys: 'Storeys', startBy: 'Start by' };
const database = path.join(scratchFolder(), 'enquiries.db');

let earlier: string;
let later: string;
let site: string;
let stage: Stage;
let service: Started | undefined;

beforeAll(async () => {
  const port = await freePort();
  [earlier, later] = [checkoutWithService(port), checkoutWithService(port)];
  for (const [name, label] of Object.entries(added)) {
    const [rule, texts] = ["  phone: text('Phone", "  phone: { label: 'Phone"];
    const newRule = `  ${name}: text('${label} is required'),\n`;
    edit(later, 'shared-content/src/contract/enquiry.ts', rule, newRule + rule);
    const newTexts = `  ${name}: { label: '${label}' },\n`;
    edit(later, 'shared-content/src/content/quoteForm.ts', texts, newTexts + texts);
  }
  site = copyOfSite();
  // A build of the shell says where the server sends enquiries.
  releaseFrom(earlier, 'shell', 'mf-contact');
  stage = await openStage(site, startNginx);
}, 120_000);
afterAll(async () => {
  await stage.close();
  await stop();
});

test('a newer service takes the enquiry of an older page, and marks the missing fields', async () => {
  await serveFrom(later);
  await send('Oldpage', {});
  const text = await shown('Oldpage', later);
  for (const label of Object.values(added)) expect(text).toContain(`${label}: (not answered)`);
});

test('an older service takes the enquiry of a newer page, and shows the unknown fields', async () => {
  releaseFrom(later, 'mf-contact');
  await serveFrom(earlier);
  await send('Newpage', { Postcode: 'DA1 1AA', Storeys: '2', 'Start by': 'March' });
  const text = await shown('Newpage', earlier);
  for (const answer of ['postcode: DA1 1AA', 'storeys: 2', 'startBy: March']) expect(text).toContain(answer);
});

function releaseFrom(sources: string, ...parts: string[]): void {
  const line = ['run', 'release', '--', ...parts, '--site', site];
  execFileSync('npm', line, { cwd: sources, env: { ...process.env, INIT_CWD: undefined } });
}

/** Replaces the running service by the service of these sources. */
async function serveFrom(sources: string): Promise<void> {
  await stop();
  const started = startService([], { DATABASE: database }, sources);
  service = started;
  await until(() => started.printed().includes('Taking enquiries'), 30_000);
}

async function stop(): Promise<void> {
  service?.command.kill('SIGTERM');
  await service?.ended;
}

async function send(lastName: string, more: Record<string, string>): Promise<void> {
  const { page, context } = await stage.visitor();
  await open(page, '/contact');
  await fillQuoteForm(page);
  const { field, send: button } = quoteForm(page);
  for (const [label, answer] of Object.entries({ 'Last name': lastName, ...more }))
    await field(label).fill(answer);
  await button.click();
  await page.getByText('Message Sent Successfully!').waitFor();
  await context.close();
}

/** The enquiry of this name, as the command `show` prints it. */
async function shown(lastName: string, sources: string): Promise<string> {
  const printed = async (...line: string[]) => {
    const command = startService(line, { DATABASE: database }, sources);
    await command.ended;
    return command.printed();
  };
  const list = (await printed('list')).split('\n');
  return printed('show', list.find((line) => line.includes(lastName))?.slice(0, 8) ?? '');
}
