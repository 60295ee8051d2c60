import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer } from 'node:https';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { builtFolder, copyOfSite, liveBuild } from 'platform/release/testing/builds';
import { checkoutCopy, edit } from 'platform/release/testing/checkout';
import { succeed } from 'platform/release/testing/command';
import { scratchFolder } from 'platform/release/testing/scratch';
import { selfSigned, trusting } from 'platform/release/testing/selfSigned';
import { filesBelow } from 'platform/release/store/files';
import { sitePaths } from 'platform/release/store/sitePaths';
import { close, listen } from 'platform/serve/server';
import { requestHandler } from 'platform/serve/siteServer';
import { chromiumOptions, findChromium } from 'platform/testing/machine';
import { hydrated, open } from 'platform/testing/visit';

/*
 * A site whose shell reports, with the headers of its release, and the service that reports go to, on another origin as
 * in production. Only the shell is built anew.
 */
const query = '?phone=07700900123';

let collector: Server;
/** Every report that has arrived. */
let arrived: Record<string, unknown>[];
let site: string;
/** Serves it with TLS: browsers report about policies only from and to such addresses. */
let front: Server;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  arrived = [];
  const certificate = selfSigned(2);
  collector = createServer(certificate, (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString();
      if (text !== '') arrived.push(...([JSON.parse(text)] as Record<string, unknown>[]).flat());
      response.writeHead(204, {
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Headers': 'Content-Type',
      });
      response.end();
    });
  });
  const port = await listen(collector, 0, '127.0.0.1');

  const checkout = checkoutCopy();
  const settings = 'shared-content/src/content/site.ts';
  edit(
    checkout,
    settings,
    "} = {\n  endpoint: '',\n  /** The share",
    `} = {\n  endpoint: 'https://127.0.0.1:${port}/reports',\n  /** The share`,
  );
  edit(checkout, settings, 'measuredVisits: 0.1', 'measuredVisits: 1');
  const dist = scratchFolder();
  const line = ['--import', 'tsx', 'platform/build/cli.ts', '--dist', dist, 'shell'];
  execFileSync(process.execPath, line, { cwd: checkout, stdio: 'pipe' });
  site = copyOfSite();
  await succeed(['release', 'shell', '--dist', path.join(dist, 'shell'), '--site', site]);
  front = createServer(certificate, requestHandler(sitePaths(site).public));

  const options = chromiumOptions(findChromium());
  context = await chromium.launchPersistentContext(scratchFolder(), {
    ...options,
    baseURL: `https://127.0.0.1:${await listen(front, 0, '127.0.0.1')}`,
    // Otherwise browsers collect reports about policies for a minute.
    args: [...(options.args ?? []), trusting(certificate), '--short-reporting-delay'],
  });
  page = await context.newPage();
}, 300_000);

afterAll(async () => {
  await context.close();
  await close(front);
  await close(collector);
});

test('a part that fails is reported, with its build and where', async () => {
  await open(page, `/${query}`);
  await page.route('**/mf-portfolio/**', (route) => route.abort());
  await page.getByRole('navigation').getByRole('link', { name: 'Portfolio' }).first().click();
  const failure = await report('failure');
  expect(failure).toEqual({
    kind: 'failure',
    part: 'mf-portfolio',
    build: liveBuild(site, 'mf-portfolio'),
    phase: 'load',
    route: expect.stringMatching(/^\/(portfolio)?$/) as string,
    error: expect.any(String) as string,
    at: expect.any(Array) as string[],
  });
  await page.unroute('**/mf-portfolio/**');
  // Its address is loaded as a document now.
  await page.waitForURL('**/portfolio');
  await hydrated(page);
});

test('the Core Web Vitals of a visit are reported when it ends, once the browser was idle', async () => {
  await open(page, `/contact${query}`);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/web-vitals.js')),
  );
  await page.getByRole('heading', { level: 1 }).click();
  await page.goto('about:blank');
  expect(await report('vital', { name: 'LCP', part: 'mf-contact' })).toEqual({
    kind: 'vital',
    name: 'LCP',
    value: expect.any(Number) as number,
    rating: expect.stringMatching(/^(good|needs-improvement|poor)$/) as string,
    part: 'mf-contact',
    build: liveBuild(site, 'mf-contact'),
    route: '/contact',
  });
  expect(await report('vital', { name: 'CLS', part: 'mf-contact' })).toMatchObject({
    value: 0,
    rating: 'good',
  });
});

test('what the policy refuses is reported by the browser itself', async () => {
  await open(page, '/');
  await page.evaluate(() => {
    document.body.append(Object.assign(new Image(), { src: 'https://other.example/picture.png' }));
  });
  const violation = await until(() =>
    arrived.find((each) => each.type === 'csp-violation' || 'csp-report' in each),
  );
  expect(JSON.stringify(violation)).toContain('img-src');
  await hydrated(page);
});

test('what pages send holds no query', () => {
  const sent = arrived.filter(({ kind }) => kind !== undefined);
  expect(sent.length).toBeGreaterThan(2);
  expect(JSON.stringify(sent)).not.toContain('07700');
});

test('a shell that reports nothing has no code for it', async () => {
  const folder = path.join(builtFolder('shell'), 'browser');
  const scripts = (await filesBelow(folder)).filter((name) => name.endsWith('.js'));
  const texts = scripts.map((name) => readFileSync(path.join(folder, name), 'utf8'));
  expect(texts.length).toBeGreaterThan(1);
  expect(texts.filter((text) => /sendBeacon|measuredVisits/.test(text))).toEqual([]);
});

/** The report of a kind, once it has arrived. */
function report(kind: string, facts: Record<string, unknown> = {}) {
  const wanted = Object.entries({ ...facts, kind });
  return until(() => arrived.find((each) => wanted.every(([name, value]) => each[name] === value)));
}

/** What a function finds, within 20 seconds. */
async function until<T>(find: () => T | undefined): Promise<T> {
  const end = Date.now() + 20_000;
  for (;;) {
    const found = find();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`No such report. Arrived: ${JSON.stringify(arrived, null, 1)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
