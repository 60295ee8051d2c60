import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { isCompressible } from 'shared-content/contract/contentTypes';
import { codeOf } from '../console/refusal';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The compressed variants that a release puts beside a file. */
const variants = [
  {
    extension: '.br',
    pack: (content: Buffer) =>
      brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    unpack: promisify(brotliDecompress),
  },
  { extension: '.gz', pack: (content: Buffer) => gzipped(content, { level: 9 }), unpack: promisify(gunzip) },
];

/** Does work in a new folder for temporary files, and removes it. `name` begins the folder's name. */
export async function inScratch<T>(name: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), name));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** All files below a folder, as sorted paths relative to it with forward slashes. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** The folders in a folder; an empty list if it does not exist. */
export async function foldersIn(folder: string): Promise<string[]> {
  if (!(await exists(folder))) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** Integrity metadata as browsers check it. */
export function integrityOf(content: Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** A file's content and, for compressible types, its brotli and gzip variants, by file name. */
export async function withVariants(file: string, content: Buffer): Promise<[string, Buffer][]> {
  const packed = variantsOf(file).map(async ({ extension, pack }): Promise<[string, Buffer]> => {
    return [file + extension, await pack(content)];
  });
  return [[file, content], ...(await Promise.all(packed))];
}

/** The names of the files that `withVariants` returns. */
export function variantNames(file: string): string[] {
  return [file, ...variantsOf(file).map(({ extension }) => file + extension)];
}

/** The content of a file, a compressed variant unpacked; undefined if that fails. */
export async function readUnpacked(file: string): Promise<Buffer | undefined> {
  const content = await readFile(file);
  const variant = variants.find(({ extension }) => file.endsWith(extension));
  return variant ? variant.unpack(content).catch(() => undefined) : content;
}

/**
 * Replaces a file in one step: a reader gets the old content or the new one, never a part. An unchanged file
 * is not touched. Tells whether the content is different.
 */
export async function replaceFile(file: string, content: Buffer): Promise<boolean> {
  const present = await readFile(file).catch(() => undefined);
  if (present?.equals(content)) return false;
  const beside = besideOf(file);
  await writeFile(beside, content);
  if (present) {
    // nginx makes an ETag of size and whole seconds: two releases within one second must differ in it.
    const { mtimeMs } = await stat(file);
    const later = new Date(Math.max(Date.now(), mtimeMs + 1000));
    await utimes(beside, later, later);
  }
  await rename(beside, file);
  return true;
}

/**
 * Makes a folder hold exactly these files. A new folder is written under a hidden name and renamed in one step. In
 * an existing folder each file is replaced in one step, so none is missing at any time.
 */
export async function placeFolder(folder: string, files: readonly [string, Buffer][]): Promise<void> {
  const beside = besideOf(folder);
  await rm(beside, { recursive: true, force: true });
  for (const [file, content] of files) {
    const target = path.join(beside, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  }
  if (!(await exists(folder))) {
    await rename(beside, folder);
    return;
  }
  const names = files.map(([name]) => name);
  for (const name of names) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await rename(path.join(beside, name), path.join(folder, name));
  }
  for (const name of await filesBelow(folder)) if (!names.includes(name)) await rm(path.join(folder, name));
  await rm(beside, { recursive: true });
}

/** Renames a folder to a hidden name and then deletes it, so that nobody reads half a folder. */
export async function removeFolder(folder: string): Promise<void> {
  const beside = besideOf(folder);
  await rename(folder, beside);
  await rm(beside, { recursive: true });
}

/** Whether a file or folder exists. Throws if it cannot be read: that must not count as missing. */
export async function exists(file: string): Promise<boolean> {
  try {
    await stat(file);
    return true;
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    return false;
  }
}

function variantsOf(file: string) {
  return isCompressible(file) ? variants : [];
}

/** The hidden name under which something is written or deleted. `isLeftover` recognises it. */
function besideOf(file: string): string {
  return path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}`);
}

/** Whether an interrupted command left a file or folder of this name. */
export function isLeftover(name: string): boolean {
  return /^\..+\.\d+$/.test(name);
}
