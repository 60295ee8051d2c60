import type { Page } from 'playwright-core';
import { quoteForm } from 'platform/testing/journeys';
import { type LoggedRequest, logNetwork } from 'platform/testing/networkLog';
import {
  desktop,
  noPageLogged,
  open,
  openStage,
  pageAddresses,
  phone,
  type Stage,
  unknownPath,
} from 'platform/testing/visit';
import { remotesHere } from 'platform/parts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

describe.each(pageAddresses)('a first visit to %s', (address) => {
  test.each([phone, desktop])('asks once for what the document names, at $width px', async (viewport) => {
    const { page, context } = await stage.visitor({ viewport });
    const requests = await visit(page, address);
    const urls = requests.map(({ url }) => url);
    expect(urls.filter((url, position) => urls.indexOf(url) !== position)).toEqual([]);
    expect(urls.filter((url) => url.includes('manifest') || !url.startsWith(stage.url))).toEqual([]);
    expect(requests.filter(({ depth }) => depth > 2)).toEqual([]);
    const ofType = (...types: string[]) => requests.filter(({ type }) => types.includes(type));
    // What is seen is in the document itself, and the early script asks for all others at once: none waits for another.
    expect(ofType('Stylesheet')).toEqual([]);
    expect(ofType('Font').map(({ depth }) => depth)).toEqual([1, 1]);
    expect(filesOf(ofType('Script').filter(({ depth }) => depth === 1))).toEqual(['earlyScript.js']);
    expect(filesOf(ofType('Script'))).toContain('shell.js');
    expect(ofType('Fetch')).toEqual([]);
    await context.close();
  });

  test('says nothing on the console but that an unknown page is unknown', async () => {
    const { page, context } = await stage.visitor();
    const log: string[] = [];
    page.on('console', (message) => log.push(message.text()));
    page.on('pageerror', (error) => log.push(String(error)));
    const logged = address === unknownPath && noPageLogged(page, unknownPath);
    await visit(page, address);
    await logged;
    const unknown = [
      'Failed to load resource: the server responded with a status of 404 (Not Found)',
      `No page at ${unknownPath}`,
    ];
    expect(log).toEqual(address === unknownPath ? unknown : []);
    await context.close();
  });
});

describe('what is preloaded is used', () => {
  let warnings: Map<string, string[]>;
  // Chromium waits some seconds before it complains: of all pages at the same time, once each is loaded by itself.
  beforeAll(async () => {
    const visits: [string, () => Promise<string[]>][] = [];
    for (const address of pageAddresses) visits.push([address, await watchPreloads(address)]);
    warnings = new Map();
    for (const [address, unused] of visits) warnings.set(address, await unused());
  });

  test.each(pageAddresses)('by %s', (address) => {
    expect(warnings.get(address)).toEqual([expect.stringContaining('/robots.txt')]);
  });
});

test('each page loads the scripts of its own part and no other', async () => {
  const { page, context } = await stage.visitor();
  for (const { name, route } of remotesHere) {
    const parts = (await visit(page, route)).flatMap(
      ({ url }) => /\/releases\/([\w-]+)\/.*\.js$/.exec(url)?.[1] ?? [],
    );
    expect(new Set(parts)).toEqual(new Set(['shell', name]));
    await page.goto('about:blank');
  }
  await context.close();
});

test('the dialog comes with the first case study', async () => {
  const { page, context } = await stage.visitor();
  const requests = await visit(page, '/portfolio');
  expect(filesOf(requests)).not.toContain('caseStudy.js');
  await page.getByRole('link', { name: 'Garden Wall & Driveway' }).click();
  await page.getByRole('dialog').waitFor();
  expect(filesOf(requests)).toContain('caseStudy.js');
  await context.close();
});

test('the rules of the form come with its first use', async () => {
  const { page, context } = await stage.visitor();
  const requests = await visit(page, '/contact');
  const first = filesOf(requests);
  const rules = page.waitForRequest(/\/mf-contact\/.*\.js$/);
  await quoteForm(page).field('First name').focus();
  expect(first).not.toContain((await rules).url().split('/').at(-1));
  await context.close();
});

/** Opens an address, and gives the log of requests, which goes on, once nothing more is asked for. */
async function visit(page: Page, address: string): Promise<LoggedRequest[]> {
  const requests = await logNetwork(page);
  await open(page, address);
  await page.waitForLoadState('networkidle');
  return requests;
}

function filesOf(requests: readonly LoggedRequest[]): string[] {
  return requests.map(({ url }) => url.split('/').at(-1) ?? '');
}

/**
 * Opens a page. What it gives waits for the browser's warnings of what was preloaded in vain, among them the one that the
 * test itself has made certain, and ends the visit.
 */
async function watchPreloads(address: string): Promise<() => Promise<string[]>> {
  const { page, context } = await stage.visitor();
  await page.addInitScript(preloadInVain, '/robots.txt');
  const inVain = page.waitForEvent('console', (message) => message.text().includes('/robots.txt'));
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('preload')) warnings.push(message.text());
  });
  await open(page, address);
  return async () => {
    await inVain;
    // The browser complains of all preloads in vain at once: after one more round trip the others are here.
    await page.title();
    await context.close();
    return warnings;
  };
}

/** Makes the browser's complaint of unused preloads certain, so that a test can wait for it. */
function preloadInVain(href: string) {
  addEventListener('DOMContentLoaded', () => {
    const preload = { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href };
    document.head.append(Object.assign(document.createElement('link'), preload));
  });
}
