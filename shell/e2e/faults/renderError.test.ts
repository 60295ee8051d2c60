import type { Browser, BrowserContext } from 'playwright-core';
import { composedSite, desktop, sharedChromium } from 'platform/testing/visit';
import { type FaultyHost, faultyHost } from './support/faultyHost';
import { type FaultySite, faultySite } from './support/faultySite';
import { type Reader, openReader } from './support/reader';
import { throwingChunk } from './support/throwingChunk';

const remote = 'mf-portfolio';

let browser: Browser;
let site: FaultySite;
let host: FaultyHost;
let context: BrowserContext;
let visitor: Reader;

beforeAll(async () => {
  [browser, site] = await Promise.all([sharedChromium(), faultySite(composedSite())]);
  const { name } = site.file(remote, 'page chunk');
  host = await faultyHost(await site.released(remote, name, throwingChunk(site.build(remote))));
});
afterAll(async () => {
  await browser.close();
  await host.close();
  site.remove();
});
beforeEach(async () => {
  context = await browser.newContext({ baseURL: host.url, viewport: desktop });
  visitor = await openReader(context);
  await visitor.page.goto('/portfolio');
  await visitor.page.getByRole('button', { name: 'Try again' }).waitFor();
});
afterEach(() => context.close());

test('a page that throws gives way to the section with the numbers', async () => {
  expect(await visitor.sees(remote)).toBe('section');
});

test('the other pages, and the links between them, know nothing of it', async () => {
  for (const other of ['mf-home', 'mf-contact'] as const) {
    await visitor.follow(other);
    expect(await visitor.sees(other)).toBe('page');
    await visitor.isInteractive(other);
  }
  expect(visitor.documents).toHaveLength(1);
});

test('it is reported once, with part, build, phase and error, however often it is tried again', async () => {
  const { page, reports, follow, isInteractive } = visitor;
  await page.getByRole('button', { name: 'Try again' }).click();
  await follow('mf-home');
  await isInteractive('mf-home');
  await follow(remote);
  await page.getByRole('button', { name: 'Try again' }).waitFor();

  const build = /releases\/mf-portfolio\/(\w+)\//.exec(await page.content())?.[1] ?? '';
  expect(reports).toEqual([
    expect.stringContaining(
      `mf-portfolio (build ${build}) failed in phase 'render': RangeError: A brick is missing`,
    ),
  ]);
});
