import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Build, idOf, integrityFile, readBuild, readFiles } from './build';
import { exists, integrityOf, placeFolder, readUnpacked, variantNames, withVariants } from './files';
import { Refusal } from '../console/refusal';
import { inParallel } from '../limits';
import { readReleases } from './siteFolder';
import { type BuildFolders, sideOf, sitePaths } from './sitePaths';

const sides = ['kept', 'served'] as const;

interface StoredBuild {
  part: string;
  build: string;
  folders: BuildFolders;
}

export async function readLiveBuild(site: string, part: string): Promise<Build> {
  const folders = sitePaths(site).build(part, (await readReleases(site))[part]?.live ?? '');
  return readBuild(folders.kept, part, () => readFiles(folders));
}

/** Reads stored builds, by part. Throws a Refusal that names every damaged one. */
export async function readStoredBuilds(builds: readonly StoredBuild[]): Promise<Map<string, Build>> {
  const damaged: { part: string; what: string }[] = [];
  const read = new Map<string, Build>();
  for (const { part, build, folders } of builds) {
    const files = await filesOf(folders, build);
    if (typeof files === 'string') damaged.push({ part, what: `${build} ${files}` });
    else read.set(part, await readBuild(folders.kept, part, () => Promise.resolve(files)));
  }
  if (damaged.length === 0) return read;
  const parts = damaged.map(({ part }) => part);
  throw new Refusal(
    `${damaged.map(({ part, what }) => `${part} ${what}`).join(', ')}: release ${parts.join(' and ')} again with npm run release -- ${parts.join(' ')}`,
  );
}

/** Writes a build into its folders, unless it is there already and whole. */
export async function storeBuild(folders: BuildFolders, build: Build): Promise<void> {
  if (typeof (await filesOf(folders, build.id)) !== 'string') return;
  for (const side of sides) {
    const own = [...build.files].filter(([name]) => sideOf(name) === side);
    await mkdir(path.dirname(folders[side]), { recursive: true });
    await placeFolder(folders[side], side === 'served' ? await allWithVariants(own) : own);
  }
}

async function allWithVariants(files: readonly [string, Buffer][]): Promise<[string, Buffer][]> {
  // A few at a time: compressing a file takes megabytes.
  return (await inParallel(files, ([name, content]) => withVariants(name, content))).flat();
}

/**
 * The files of a stored build, or a text that says what is wrong with it. A build's id is the hash of its list of hashes,
 * and the list has a hash for each file.
 */
async function filesOf(folders: BuildFolders, id: string): Promise<Map<string, Buffer> | string> {
  for (const side of sides) if (!(await exists(folders[side]))) return 'is missing on disk';
  const listFile = path.join(folders.served, integrityFile);
  const list = (await exists(listFile)) ? await readFile(listFile) : undefined;
  if (!list || idOf(list) !== id) return `was changed on disk (${integrityFile})`;
  const hashes = new Map(Object.entries(JSON.parse(list.toString()) as Record<string, string>));
  const files = await readFiles(folders);
  const changed = [...new Set([...hashes.keys(), ...files.keys()])].find((name) => {
    const content = files.get(name);
    return !content || integrityOf(content) !== hashes.get(name);
  });
  const odd = changed ?? (await oddVariant(folders.served, new Map([...files, [integrityFile, list]])));
  return odd === undefined ? files : `was changed on disk (${odd})`;
}

async function oddVariant(folder: string, files: ReadonlyMap<string, Buffer>): Promise<string | undefined> {
  for (const [name, content] of files) {
    for (const variant of sideOf(name) === 'served' ? variantNames(name).slice(1) : []) {
      const file = path.join(folder, variant);
      if (!(await exists(file)) || !(await readUnpacked(file))?.equals(content)) return variant;
    }
  }
  return undefined;
}
