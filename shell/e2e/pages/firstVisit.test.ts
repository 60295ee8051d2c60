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
    // A preload that is not used is requested a second time, and a picture's in another width or type.
    const files = urls.map((url) => url.replace(/-\d+\.(avif|webp|jpg)$/, ''));
    expect(files.filter((file, position) => files.indexOf(file) !== position)).toEqual([]);
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

function filesOf(requests: readonly LoggedRequest[]): string[] {
  return requests.map(({ url }) => url.split('/').at(-1) ?? '');
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
