import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Script } from 'node:vm';
import type { Page } from 'playwright-core';
import { sitePaths } from 'platform/release/store/sitePaths';
import type { Stage } from 'platform/testing/visit';
import type { LiveFile } from './liveFiles';
import { watchFiles } from './watch';

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
  const undo = flipByte(sitePaths(site).file(address));
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

/**
 * Changes one byte of a released script, style sheet or list of hashes, and leaves it valid: only its hash shows
 * the change. The compressed variants are removed, or a browser would get the old content.
 *
 * @returns a function that puts everything back.
 */
function flipByte(file: string): () => void {
  const kept = [file, `${file}.br`, `${file}.gz`]
    .filter(existsSync)
    .map((name) => [name, readFileSync(name)] as const);
  const content = readFileSync(file);
  for (const [name] of kept) rmSync(name);
  writeFileSync(file, flipped(file, content));
  return () => {
    for (const [name, bytes] of kept) writeFileSync(name, bytes);
  };
}

/** The case bit of the first letter from the middle on whose other case leaves a script a script. */
function flipped(file: string, content: Buffer): Buffer {
  for (let position = content.length >> 1; position < content.length; position += 1) {
    const changed = Buffer.from(content);
    changed[position] = (content[position] ?? 0) ^ 0x20;
    if (/[a-z]/i.test(String.fromCharCode(content[position] ?? 0)) && isWhole(file, changed.toString()))
      return changed;
  }
  throw new Error(`${file} has no letter to change`);
}

function isWhole(file: string, text: string) {
  try {
    if (file.endsWith('.js')) new Script(text);
    if (file.endsWith('.json')) JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
