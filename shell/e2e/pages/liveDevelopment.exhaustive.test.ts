import type { Browser, Page } from 'playwright-core';
import { checkoutCopy } from 'platform/release/testing/checkout';
import { type ServedSite, serveSite } from 'platform/serve/server';
import { composedSite } from 'platform/release/testing/composedSite';
import {
  changesOf,
  compiled,
  developed,
  onFreePorts,
  runDev,
  withoutSlowLoads,
} from 'platform/testing/devServers';
import { headerLink } from 'platform/testing/sitePages';
import { type Complaints, desktop, hydrated, listen, sharedChromium } from 'platform/testing/visit';

const { name: part, route } = developed;

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
  live = await serveSite({ site: composedSite(), port: 0 });
  servers = runDev(checkout, '-w', part, '--', '--live', live.url);
  [browser] = await Promise.all([sharedChromium(), compiled(servers)]);
  page = await browser.newPage({ viewport: desktop });
  complaints = listen(page, address);
  await page.goto(address + route);
  await hydrated(page);
}, 120_000);

afterAll(() => Promise.all([browser.close(), live.close()]));

test('the page of the part is the one that is developed, and its changes are shown in place', async () => {
  const changes = changesOf(checkout);
  // React of the live site knows no hot update, so the page starts anew, in the same document.
  await page.evaluate(() => {
    document.documentElement.dataset.kept = '';
  });
  await changes.component([page]);
  await changes.page([page]);
  await changes.style([page]);
  expect(await page.locator('html[data-kept]').count()).toBe(1);
});

test('all other pages are live, and lead to it', async () => {
  await page.goto(`${address}/`);
  const released = await (await fetch(`${live.url}/`)).text();
  const [, builds] = /<meta name="builds" content="([^"]+)"/.exec(released) ?? [];
  expect(await page.locator('meta[name=builds]').getAttribute('content')).toBe(builds);
  await hydrated(page);
  await (await headerLink(page, route)).click();
  await page.locator('main h1[title=Changed]').waitFor();
  expect(withoutSlowLoads(complaints)).toEqual({ console: [], foreign: [] });
});

test('nothing that a page sends reaches the live site', async () => {
  expect((await fetch(`${address}/api/enquiries`, { method: 'POST' })).status).toBe(404);
});

test('a signal to npm ends it', async () => {
  servers.command.kill('SIGTERM');
  await servers.end;
  await expect(fetch(address)).rejects.toThrow('fetch failed');
});
