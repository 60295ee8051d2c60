import type { Page } from 'playwright-core';

/** One request as Chromium logged it. */
export interface LoggedRequest {
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

/** Logs, from now on, every request of a page from Chromium's own network log. */
export async function logNetwork(page: Page): Promise<LoggedRequest[]> {
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
