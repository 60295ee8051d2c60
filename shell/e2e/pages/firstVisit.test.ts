import type { Page } from 'playwright-core';
import {
  desktop,
  noPageLogged,
  open,
  pageAddresses,
  phone,
  stageOfFile,
  unknownPath,
} from 'platform/testing/visit';
import { remotesHere } from 'platform/parts';

/** One request as Chromium logged it. */
interface LoggedRequest {
  url: string;
  type: string;
  /** 0 for the document, 1 for what the document names, 2 for what those files ask for, and so on. */
  depth: number;
}

interface Initiator {
  url?: string;
  stack?: StackTrace;
}

interface StackTrace {
  callFrames: { url: string }[];
  parent?: StackTrace;
}

const stage = stageOfFile();

const visits = pageAddresses.flatMap((address) =>
  [phone, desktop].map((viewport) => ({ address, viewport })),
);

test.each(visits)(
  'a first visit to $address requests once what the document names, and logs nothing: $viewport.width px',
  async ({ address, viewport }) => {
    const { page } = await stage.visitor({ viewport });
    const log: string[] = [];
    page.on('console', (message) => log.push(message.text()));
    page.on('pageerror', (error) => log.push(String(error)));
    const logged = address === unknownPath && noPageLogged(page, unknownPath);
    const requests = await logNetwork(page);
    await open(page, address);
    await page.waitForLoadState('networkidle');
    await logged;

    const urls = requests.map(({ url }) => url);
    expect(urls.filter((url, position) => urls.indexOf(url) !== position)).toEqual([]);
    expect(urls.filter((url) => url.includes('manifest') || !url.startsWith(stage.url))).toEqual([]);
    expect(requests.filter(({ depth }) => depth > 2)).toEqual([]);
    const ofType = (type: string) => requests.filter((request) => request.type === type);
    // The style sheets stand in the document, and the early script requests all other files at once.
    expect(ofType('Stylesheet')).toEqual([]);
    expect(ofType('Font').map(({ depth }) => depth)).toEqual([1, 1]);
    expect(filesOf(ofType('Script').filter(({ depth }) => depth === 1))).toEqual(['earlyScript.js']);
    expect(ofType('Fetch')).toEqual([]);
    const parts = urls.flatMap((url) => /\/releases\/([\w-]+)\/.*\.js$/.exec(url)?.[1] ?? []);
    const own = remotesHere.find(({ route }) => route === address);
    expect(new Set(parts)).toEqual(new Set(['shell', ...(own ? [own.name] : [])]));
    const unknown = [
      'Failed to load resource: the server responded with a status of 404 (Not Found)',
      `No page at ${unknownPath}`,
    ];
    expect(log).toEqual(own ? [] : unknown);
  },
);

test('what is preloaded is used', async () => {
  // Chromium warns after some seconds: wait for all pages together, after each has been loaded by itself.
  const waiting: (() => Promise<string[]>)[] = [];
  for (const address of pageAddresses) waiting.push(await watchPreloads(address));
  for (const unused of waiting) expect(await unused()).toEqual([expect.stringContaining('/robots.txt')]);
});

function filesOf(requests: readonly LoggedRequest[]): string[] {
  return requests.map(({ url }) => url.split('/').at(-1) ?? '');
}

/**
 * Opens a page.
 *
 * @returns a function that waits for the browser's warnings of unused preloads, of which the test causes one, and ends the
 * visit.
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
    // Chromium warns of all unused preloads at once: after one more round trip all warnings have arrived.
    await page.title();
    await context.close();
    return warnings;
  };
}

function preloadInVain(href: string) {
  addEventListener('DOMContentLoaded', () => {
    const preload = { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href };
    document.head.append(Object.assign(document.createElement('link'), preload));
  });
}

/** Logs, from now on, every request of a page from Chromium's own network log. */
async function logNetwork(page: Page): Promise<LoggedRequest[]> {
  const log: LoggedRequest[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Network.requestWillBeSent', ({ request: { url }, initiator, type = 'Other' }) => {
    const depths = sourcesOf(initiator).map((source) => log.find((earlier) => earlier.url === source)?.depth);
    const depth = Math.max(0, ...depths.map((known = 0) => known)) + 1;
    log.push({ url, type, depth: type === 'Document' ? 0 : depth });
  });
  await session.send('Network.enable');
  return log;
}

/** The addresses of the files that made a request: a document or style sheet, or every script on the stack. */
function sourcesOf({ url, stack }: Initiator): string[] {
  const sources = url ? [url] : [];
  for (let part = stack; part; part = part.parent) sources.push(...part.callFrames.map((frame) => frame.url));
  return sources;
}
