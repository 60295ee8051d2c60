import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Build, idOf, integrityFile, readBuild, readFiles } from './build';
import {
  exists,
  filesBelow,
  integrityOf,
  makeFolder,
  openFolderToReaders,
  placeFolder,
  readUnpacked,
  variantNames,
  withVariants,
} from '../site/files';
import { Refusal } from '../site/refusal';

/** A part's build in the site's folder. */
export interface StoredBuild {
  part: string;
  build: string;
  folder: string;
}

/** Live builds whose files on disk differ from what was released. */
export class Damage extends Refusal {
  override name = 'Damage';
  readonly parts: readonly string[];

  constructor(damaged: readonly { part: string; what: string }[]) {
    const parts = damaged.map(({ part }) => part);
    super(
      `${damaged.map(({ part, what }) => `${part} ${what}`).join(', ')}: release ${parts.join(' and ')} again with npm run release -- ${parts.join(' ')}`,
    );
    this.parts = parts;
  }
}

/** Reads stored builds, by part. Throws Damage that names every damaged one. */
export async function readStoredBuilds(builds: readonly StoredBuild[]): Promise<Map<string, Build>> {
  const damaged: { part: string; what: string }[] = [];
  const read = new Map<string, Build>();
  for (const { part, build, folder } of builds) {
    const what = await damageOf(folder, build);
    if (what) damaged.push({ part, what: `${build} ${what}` });
    else read.set(part, await readBuild(folder, part));
  }
  if (damaged.length > 0) throw new Damage(damaged);
  return read;
}

/** Writes a build into its folder, unless the folder holds exactly that build already. */
export async function storeBuild(folder: string, build: Build): Promise<void> {
  await makeFolder(path.dirname(folder));
  if (await isWhole(folder, build)) {
    await openFolderToReaders(folder);
    return;
  }
  const files = await Promise.all(
    [...build.files].map(async ([name, content]): Promise<[string, Buffer][]> =>
      isServed(name) ? withVariants(name, content) : [[name, content]],
    ),
  );
  await placeFolder(folder, files.flat());
}

/** What is wrong with a stored build. Its id is the hash of its list of hashes, and the list has one for every file. */
async function damageOf(folder: string, id: string): Promise<string | undefined> {
  if (!(await exists(folder))) return 'is missing on disk';
  const listFile = path.join(folder, integrityFile);
  const list = (await exists(listFile)) ? await readFile(listFile) : undefined;
  if (!list || idOf(list) !== id) return `was changed on disk (${integrityFile})`;
  const hashes = new Map(Object.entries(JSON.parse(list.toString()) as Record<string, string>));
  const files = await readFiles(folder);
  const changed = [...new Set([...hashes.keys(), ...files.keys()])].find((name) => {
    const content = files.get(name);
    return !content || integrityOf(content) !== hashes.get(name);
  });
  const odd = changed ?? (await oddVariant(folder, files.set(integrityFile, list)));
  return odd && `was changed on disk (${odd})`;
}

/** The first compressed file that visitors would get and that is missing or holds something else. */
async function oddVariant(folder: string, files: ReadonlyMap<string, Buffer>): Promise<string | undefined> {
  for (const [name, content] of files) {
    for (const variant of isServed(name) ? variantNames(name).slice(1) : []) {
      const file = path.join(folder, variant);
      if (!(await exists(file)) || !(await readUnpacked(file))?.equals(content)) return variant;
    }
  }
  return undefined;
}

/** Whether a folder holds all of a build, compressed variants included, and nothing else. */
async function isWhole(folder: string, { files }: Build): Promise<boolean> {
  if (!(await exists(folder))) return false;
  const expected = [...files].flatMap(([name, content]) =>
    (isServed(name) ? variantNames(name) : [name]).map((stored) => ({ stored, content })),
  );
  const names = expected.map(({ stored }) => stored).sort();
  if ((await filesBelow(folder)).join('\n') !== names.join('\n')) return false;
  for (const { stored, content } of expected) {
    const present = await readUnpacked(path.join(folder, stored));
    if (!present?.equals(content)) return false;
  }
  return true;
}

function isServed(name: string): boolean {
  return name.startsWith('browser/');
}
