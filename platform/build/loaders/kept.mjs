import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { projectFolder } from '../../projectFolder.mjs';

/**
 * Encoded pictures and fonts by the hash of what they are made from. Outside node_modules, which `npm ci` wipes, and
 * without a path in any name, so that a copy of the project finds them too. May be removed at any time.
 */
const folder = path.join(projectFolder, '.cache/encoded');

let running = 0;
const waiting = [];

/** Gives what `encode` makes of a source; see `keptIn`. */
export const kept = keptIn(folder);

/**
 * What it returns gives what `encode` makes of a source: from a file in the folder where it was made before. The
 * recipe is all else that the result depends on: the encoder, its version and its settings.
 *
 * @param {string} folder
 * @returns {(source: Buffer, recipe: object, encode: () => Promise<Buffer>) => Promise<Buffer>}
 */
export function keptIn(folder) {
  // The browser build and the server build of a part ask for the same, in one process.
  const results = new Map();
  return (source, recipe, encode) => {
    const key = hashOf(JSON.stringify(recipe), '\n', source);
    let result = results.get(key);
    if (!result) {
      result = readOrMake(path.join(folder, key), encode);
      results.set(key, result);
    }
    return result;
  };
}

async function readOrMake(file, encode) {
  const before = await read(file);
  if (before) return before;
  const content = await inTurn(encode);
  await write(file, content);
  return content;
}

/** Nothing where the file is missing or damaged; a kept file starts with the hash of the rest. */
async function read(file) {
  const stored = await readFile(file).catch(() => undefined);
  const content = stored?.subarray(hashLength);
  return content && stored.toString('latin1', 0, hashLength) === hashOf(content) ? content : undefined;
}

/** Another build may write the same file now, so it is renamed into place. Without the file the next build is slower. */
async function write(file, content) {
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(unfinished, Buffer.concat([Buffer.from(hashOf(content)), content]));
    await rename(unfinished, file);
  } catch (error) {
    console.warn(`${file} is not kept for the next build: ${error.message}`);
    await rm(unfinished, { force: true }).catch(() => undefined);
  }
}

/** One encoder per core: more of them would take all of Node's threads, and webpack would wait to read its files. */
async function inTurn(encode) {
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

const hashLength = 64;

function hashOf(...parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}
