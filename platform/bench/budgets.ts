import type { Browser, Request } from 'playwright-core';
import { phone } from '../testing/visit';
import { pageInteractive } from 'shared-content/contract/document';

/** The most that each script of a first visit may take, in kB of brotli; a little over what it took when this was set. */
export const scriptBudgets: Record<string, number> = {
  'shell/shell.js': 88,
  'shell/earlyScript.js': 0.8,
  'mf-home/mf-home.js': 2.8,
  'mf-home/mf-home-page.js': 7.5,
  // Comes when the figures scroll into view.
  'mf-home/countUp.js': 4.2,
  'mf-portfolio/mf-portfolio.js': 2.8,
  'mf-portfolio/mf-portfolio-page.js': 6,
  'mf-contact/mf-contact.js': 2.8,
  'mf-contact/mf-contact-page.js': 18.2,
};

/** A sentence for each script of a visit that exceeds its budget or has none; empty where all are within theirs. */
export function overweightScripts(weights: readonly Weight[]): string[] {
  return weights
    .filter(({ type }) => type === 'script')
    .flatMap(({ file, bytes }) => {
      const [part = ''] = file.split('/');
      const budget = scriptBudgets[file];
      if (budget === undefined) return [`${part} sends a script that has no budget: ${file}, ${kB(bytes)}`];
      if (bytes <= budget * 1000) return [];
      return [`${part} has grown: ${file} takes ${kB(bytes)}, and its budget is ${budget} kB`];
    });
}

/** Says by how much some files exceed a budget in kB, and which of them take the most; empty where they fit. */
export function overweight(what: string, weights: readonly Weight[], budget: number): string[] {
  const total = totalOf(weights);
  if (total <= budget * 1000) return [];
  const largest = weights
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ file, bytes }) => `${file} ${kB(bytes)}`);
  return [`${what}: ${kB(total)}, and the budget is ${budget} kB. It is made of ${largest.join(', ')}`];
}

export function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

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
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.goto(url);
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, pageInteractive);
  await page.waitForLoadState('networkidle');
  const files = await Promise.all(
    finished.map(async (request) => ({
      url: request.url(),
      file: nameOf(request.url()),
      type: request.resourceType(),
      bytes: (await request.sizes()).responseBodySize,
    })),
  );
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
