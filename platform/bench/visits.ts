import type { CDPSession, Page } from 'playwright-core';
import { pageInteractive } from 'shared-content/contract/document';
import { type LoggedRequest, logNetwork } from '../testing/networkLog';
import type { Recorded } from './recorder';
import type { Phones, SlowPhone } from './slowPhone';

/** One measured visit: figures by their name in the tables. */
export type Figures = Record<string, number>;

/** Opens an address and only looks, since the largest paint is no longer watched after an input. */
export async function firstVisit(phones: Phones, url: string, hydrates: boolean): Promise<Figures> {
  const phone = await phones();
  const figures = await look(phone, url, hydrates);
  await phone.context.close();
  return figures;
}

/** Opens an address with what an earlier visit left in the cache. */
export async function returnVisit(phones: Phones, url: string, hydrates: boolean): Promise<Figures> {
  const phone = await phones();
  await look(phone, url, hydrates);
  await phone.page.close();
  const figures = await look(await phone.tab(), url, hydrates);
  await phone.context.close();
  return figures;
}

async function look(
  { page, session }: Pick<SlowPhone, 'page' | 'session'>,
  url: string,
  hydrates: boolean,
): Promise<Figures> {
  const traffic = await watchTraffic(page, session);
  await page.goto(url);
  if (hydrates)
    await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, pageInteractive);
  await page.waitForLoadState('networkidle');
  const { recorded, firstPaint, hydrated } = await page.evaluate(
    (mark) => ({
      recorded: window.recorded,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
      hydrated: performance.getEntriesByName(mark)[0]?.startTime,
    }),
    pageInteractive,
  );
  return {
    FCP: firstPaint,
    LCP: recorded.largestPaint,
    'LCP ÷ FCP': recorded.largestPaint / firstPaint,
    CLS: recorded.shift,
    TBT: blocked(recorded, firstPaint),
    ...(hydrated !== undefined && { hydrated }),
    ...counted(traffic()),
  };
}

/** Total blocking time: what long tasks after the first paint take beyond 50 ms each. */
function blocked({ longTasks }: Recorded, firstPaint: number): number {
  return longTasks
    .map(({ start, duration }) => start + duration - Math.max(start, firstPaint) - 50)
    .reduce((sum, beyond) => sum + Math.max(0, beyond), 0);
}

function counted({ bytes, requests, depth }: Traffic): Figures {
  const { Document = 0, Script = 0, Stylesheet = 0, Font = 0, Image = 0, ...others } = bytes;
  const other = Object.values(others).reduce((sum, size) => sum + size, 0);
  return {
    'HTML kB': Document / 1000,
    'JS kB': Script / 1000,
    'CSS kB': Stylesheet / 1000,
    'fonts kB': Font / 1000,
    'pictures kB': Image / 1000,
    'other kB': other / 1000,
    'all kB': (Document + Script + Stylesheet + Font + Image + other) / 1000,
    requests,
    depth,
  };
}

/** What a visit took from the network. */
interface Traffic {
  /** Bytes by type of resource as they came over the wire, brotli and headers included. */
  bytes: Record<string, number>;
  requests: number;
  /** Those of them that ask for pictures. */
  pictures: number;
  /** 1 for the document alone, 2 for what it names, and so on. */
  depth: number;
}

/** Counts all that a page takes from the network from now on; what comes from the cache counts nothing. */
export async function watchTraffic(page: Page, session: CDPSession): Promise<() => Traffic> {
  const types = new Map<string, string>();
  const bytes: Record<string, number> = {};
  const cached = new Set<string>();
  const urls = new Map<string, string>();
  session.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => urls.set(requestId, url));
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  session.on('Network.responseReceived', ({ requestId, type, response: { fromDiskCache = false } }) => {
    types.set(requestId, type);
    if (fromDiskCache) cached.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other';
    if (!cached.has(requestId)) bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
  });
  const log: readonly LoggedRequest[] = await logNetwork(page);

  return () => {
    const fromCache = new Set([...cached].map((id) => urls.get(id)));
    const sent = log.filter(({ url }) => url.startsWith('http') && !fromCache.has(url));
    const pictures = sent.filter(({ type }) => type === 'Image').length;
    return {
      bytes,
      pictures,
      requests: sent.length,
      depth: Math.max(0, ...sent.map(({ depth }) => depth + 1)),
    };
  };
}
