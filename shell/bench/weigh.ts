import type { Browser } from 'playwright-core';
import { phone } from '../integration/support/visit';
import { pageInteractive } from 'shared-content/contract/document';

/** One file of a first visit. */
export interface Weight {
  url: string;
  /** Part and file, as in `mf-home/mf-home.js`; the document is `index.html` or as its route. */
  file: string;
  type: string;
  /** Its body as sent, brotli where it compresses. */
  bytes: number;
}

/** What a phone with an empty cache is sent on a first visit, until the page is hydrated and the network quiet. */
export async function weigh(browser: Browser, url: string): Promise<Weight[]> {
  const page = await browser.newPage({ viewport: phone, deviceScaleFactor: 2 });
  const weights: Promise<Weight>[] = [];
  page.on('requestfinished', (request) => {
    const measured = request.sizes().then(({ responseBodySize }) => ({
      url: request.url(),
      file: nameOf(request.url()),
      type: request.resourceType(),
      bytes: responseBodySize,
    }));
    weights.push(measured);
  });
  await page.goto(url);
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, pageInteractive);
  await page.waitForLoadState('networkidle');
  const files = await Promise.all(weights);
  await page.close();
  return files;
}

export function totalOf(weights: readonly Weight[]): number {
  return weights.reduce((sum, { bytes }) => sum + bytes, 0);
}

function nameOf(url: string): string {
  const { pathname } = new URL(url);
  const [, part, file] = /^\/releases\/([\w-]+)\/[\w-]+\/browser\/(.+)$/.exec(pathname) ?? [];
  return part && file ? `${part}/${file}` : `the page ${pathname}`;
}
