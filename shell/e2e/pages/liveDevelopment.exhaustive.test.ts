import type { Browser, Page } from 'playwright-core';
import { checkoutCopy, edit } from 'platform/release/testing/checkout';
import { type ServedSite, serveSite } from 'platform/serve/server';
import { composedSite } from 'platform/release/testing/composedSite';
import { compiled, onFreePorts, runDev, withoutSlowLoads } from 'platform/testing/devServers';
import { type Complaints, desktop, hydrated, listen, sharedChromium } from 'platform/testing/visit';

const part = 'mf-contact';

let checkout: string;
let live: ServedSite;
let address: string;
let servers: ReturnType<typeof runDev>;
let browser: Browser;
let page: Page;
let complaints: Complaints;

beforeAll(async () => {
  checkout = checkoutCopy();
  address = (await onFreePorts(checkout))[part];
  edit(checkout, 'mf-contact/src/PageIntro/PageIntro.tsx', 'Back to Home', 'Back to the Start');
  live = await serveSite({ site: composedSite(), port: 0 });
  servers = runDev(checkout, '-w', part, '--', '--live', live.url);
  [browser] = await Promise.all([sharedChromium(), compiled(servers)]);
  page = await browser.newPage({ viewport: desktop });
  complaints = listen(page, address);
  await page.goto(`${address}/contact`);
  await hydrated(page);
}, 120_000);

afterAll(() => Promise.all([browser.close(), live.close()]));

test('the page of the part is the one that is developed', async () => {
  await page.getByRole('link', { name: 'Back to the Start' }).waitFor();
});

describe('without another document', () => {
  beforeAll(() => page.evaluate(() => (document.title = 'The same document')));
  afterEach(async () => {
    expect(await page.title()).toBe('The same document');
  });

  test('a changed component is shown', async () => {
    edit(checkout, 'mf-contact/src/Page/Page.tsx', 'Need Immediate Help?', 'Need Help Today?');
    await page.getByRole('heading', { name: 'Need Help Today?' }).waitFor();
  });

  test('a changed style is shown', async () => {
    edit(
      checkout,
      'mf-contact/src/PageIntro/PageIntro.module.scss',
      '@include brand.lead;',
      'color: rgb(1, 2, 3);',
    );
    await page.waitForFunction(() =>
      [...document.querySelectorAll('main p')].some(
        (text) => getComputedStyle(text).color === 'rgb(1, 2, 3)',
      ),
    );
  });
});

test('all other pages are live, and lead to it', async () => {
  await page.goto(`${address}/portfolio`);
  const released = await (await fetch(`${live.url}/portfolio`)).text();
  const [, portfolio] = /<meta name="builds" content="([^"]+)"/.exec(released) ?? [];
  expect(await page.locator('meta[name=builds]').getAttribute('content')).toBe(portfolio);
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
  await page.getByRole('heading', { name: 'Need Help Today?' }).waitFor();
});

test('nothing is complained of, and nothing comes from elsewhere', () => {
  expect(withoutSlowLoads(complaints)).toEqual({ console: [], foreign: [] });
});

test('nothing that a page sends reaches the live site', async () => {
  expect((await fetch(`${address}/api/enquiries`, { method: 'POST' })).status).toBe(404);
});

test('a site that is away is refused with one line', async () => {
  const away = 'http://localhost:9';
  const { code, errors } = await runDev(checkout, '-w', part, '--', '--live', away).end;
  // Npm adds what it thinks of that.
  expect(errors.split('\n')[0]).toBe(
    `${away} does not answer (bad port): is it up, and is the address right?`,
  );
  expect(code).toBe(1);
});

test('a signal to npm ends it', async () => {
  servers.command.kill('SIGTERM');
  await servers.end;
  await expect(fetch(address)).rejects.toThrow('fetch failed');
});
