import path from 'node:path';
import type { Page } from 'playwright-core';
import type { Stage } from '../support/visit';
import { flipByte } from './flipByte';
import type { LiveFile } from './liveFiles';
import { watchFiles } from './watchFiles';

/**
 * Visits a site while one byte of a file is another. Expects that the file is refused, and that nothing of it
 * takes effect.
 *
 * @param visit is given a function that waits until the file is refused.
 * @returns how often it was refused.
 */
export async function flippedVisit(
  { site, stage }: { site: string; stage: Stage },
  { address, name }: LiveFile,
  visit: (page: Page, refused: () => Promise<unknown>) => Promise<void>,
): Promise<number> {
  const undo = flipByte(path.join(site, address));
  const visitor = await stage.visitor();
  const { page, context, complaints } = visitor;
  try {
    const seen = await watchFiles(visitor);
    const first = page.waitForEvent('console', (message) => isRefusal(message.text(), address));
    await Promise.all([first, visit(page, () => first)]);
    if (name.endsWith('.css')) expect(await seen.sheets()).not.toContain(address);
    if (name.endsWith('.js')) expect(await seen.scripts()).not.toContain(address);
    return complaints.console.filter((text) => isRefusal(text, address)).length;
  } finally {
    undo();
    await context.close();
  }
}

/** By the browser, or, of a build's list of hashes, by the shell. */
function isRefusal(text: string, address: string) {
  return text.includes(address) && /'integrity' attribute|is not the list of its build/.test(text);
}
