import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { builtFolder, copyOfSite, liveBuild } from 'platform/release/testing/builds';
import { checkoutCopy, edit } from 'platform/release/testing/checkout';
import { succeed } from 'platform/release/testing/command';
import { scratchFolder } from 'platform/release/testing/scratch';
import { filesBelow } from 'platform/release/store/files';
import { close, listen } from 'platform/serve/server';
import { hydrated, open, openStage, stageOfFile } from 'platform/testing/visit';

/*
 * A site whose shell reports, with the headers of its release, and the service that reports go to, on another origin as
 * in production. Only the shell is built anew.
 */
const query = '?phone=07700900123';

type Report = Record<string, unknown>;

let collector: Server;
let arrived: Report[];
let site: string;
let page: Page;

const stage = stageOfFile(async () => {
  arrived = [];
  collector = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (text: string) => arrived.push(JSON.parse(text) as Report));
    response.writeHead(204, { 'Access-Control-Allow-Origin': '*' }).end();
  });
  const port = await listen(collector, 0, '127.0.0.1');

  const checkout = checkoutCopy();
  const settings = 'shared-content/src/content/site.ts';
  const report = 'measuredVisits: number } = {\n  endpoint: ';
  edit(checkout, settings, `${report}''`, `${report}'http://127.0.0.1:${port}/reports'`);
  edit(checkout, settings, 'measuredVisits: 0.1', 'measuredVisits: 1');
  const dist = scratchFolder();
  const line = ['--import', 'tsx', 'platform/build/cli.ts', dist, 'shell'];
  execFileSync(process.execPath, line, { cwd: checkout, stdio: 'pipe' });
  site = copyOfSite();
  await succeed(['release', 'shell', '--dist', path.join(dist, 'shell'), '--site', site]);
  return openStage(site);
});
beforeAll(async () => {
  ({ page } = await stage.visitor());
});
afterAll(() => close(collector));

test('a part that fails is reported, with its build and where', async () => {
  await open(page, `/${query}`);
  await page.route('**/mf-portfolio/**', (route) => route.abort());
  await page.getByRole('navigation').getByRole('link', { name: 'Portfolio' }).first().click();
  expect(await report({ kind: 'failure' })).toMatchObject({
    part: 'mf-portfolio',
    build: liveBuild(site, 'mf-portfolio'),
    phase: 'load',
    route: expect.stringMatching(/^\/(portfolio)?$/) as string,
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
  const build = liveBuild(site, 'mf-contact');
  const place = { kind: 'vital', part: 'mf-contact', build, route: '/contact' };
  const { value, rating } = await report({ ...place, name: 'LCP' });
  expect(value).toBeGreaterThan(0);
  expect(rating).toMatch(/^(good|needs-improvement|poor)$/);
  expect(await report({ ...place, name: 'CLS' })).toMatchObject({ value: 0, rating: 'good' });
});

test('what pages send holds no query', () => {
  expect(arrived.length).toBeGreaterThan(2);
  expect(JSON.stringify(arrived)).not.toContain('07700');
});

test('a shell that reports nothing has no code for it', async () => {
  const folder = path.join(builtFolder('shell'), 'browser');
  const scripts = (await filesBelow(folder)).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(1);
  const texts = scripts.map((name) => readFileSync(path.join(folder, name), 'utf8'));
  expect(texts.filter((text) => /sendBeacon|measuredVisits/.test(text))).toEqual([]);
});

/** The report with these facts, once it has arrived. */
async function report(facts: Report): Promise<Report> {
  const has = (each: Report) => Object.entries(facts).every(([name, value]) => each[name] === value);
  for (;;) {
    const found = arrived.find(has);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
