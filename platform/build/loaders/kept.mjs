import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { projectFolder } from '../../projectFolder.mjs';

/** Outside node_modules, which `npm ci` removes. It may be removed at any time. */
export const kept = keptIn(path.join(projectFolder, '.cache/pictures-and-fonts'));

/** Encoders that run, and the starts of those that wait. */
let running = 0;
const waiting = [];

/**
 * Keeps encoded pictures and fonts in a folder, by the hash of source and recipe. The recipe is all else that a result
 * depends on: the encoder, its version and its settings.
 *
 * @param {string} folder
 * @returns {(source: Buffer, recipe: object, encode: () => Promise<Buffer>) => Promise<Buffer>}
 */
export function keptIn(folder) {
  // The browser build and the server build of a part ask for the same file, in one process.
  const results = new Map();
  return (source, recipe, encode) => {
    const key = createHash('sha256').update(JSON.stringify(recipe)).update('\n').update(source).digest('hex');
    const result = results.get(key) ?? readOrEncode(path.join(folder, key), encode);
    results.set(key, result);
    return result;
  };
}

async function readOrEncode(file, encode) {
  const before = await readFile(file).catch(() => undefined);
  if (before?.length) return before;
  const content = await limited(encode);
  // Renamed into place: another build may write the same file, or be killed.
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(unfinished, content);
    await rename(unfinished, file);
  } catch (error) {
    console.warn(`${file} is not kept for the next build: ${error.message}`);
  }
  return content;
}

/** One encoder per core: more would take all of Node's threads, and webpack would wait to read its files. */
async function limited(encode) {
  if (running < availableParallelism()) running += 1;
  else await new Promise((resolve) => waiting.push(resolve));
  try {
    return await encode();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
