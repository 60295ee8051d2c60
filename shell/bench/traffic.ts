import type { CDPSession, Page } from 'playwright-core';
import { type LoggedRequest, logNetwork } from '../integration/support/networkLog';

/** What a visit took from the network. */
export interface Traffic {
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
