import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import semver from 'semver';
import type { BuildRecord } from 'shared-content/contract/buildRecord';
import { browserFolder } from 'shared-content/contract/addresses';
import { releaseFilePattern } from 'shared-content/contract/routes';
import { filesBelow, integrityOf } from './files';
import { Refusal } from '../console/refusal';
import type { BuildFolders } from './sitePaths';
import { checkRouting } from '../gate/checkRouting';

/** A build, read from a part's `dist/` or a release folder: its record and its files. */
export interface Build {
  /** Derived from the content of every file: the same sources give the same id. */
  id: string;
  record: BuildRecord;
  files: Map<string, Buffer>;
  /** Integrity metadata of the files in `browser/`, by name. */
  integrity: Record<string, string>;
}

/** The file in `browser/` with every file's hash; its own hash is the build's id. */
export const integrityFile = 'browser/integrity.json';

/** Hexadecimal digits of a build id: 80 bits, too many to forge a second content. Pages carry one id for each remote. */
const idLength = 20;

/** Many times the largest part. */
const mostFiles = 1000;
const mostBytes = 100_000_000;

/** File systems take 255 bytes, and a file that is being written has a longer name. */
const longestName = 200;

const releaseFile = new RegExp(releaseFilePattern);

/**
 * Reads a built folder. Throws a Refusal if it is no build of that part.
 *
 * @param folder has the build's record.
 * @param read returns its files, if they are in memory or not all in that folder.
 */
export async function readBuild(
  folder: string,
  part: string,
  read = () => readFiles({ kept: folder, served: folder }),
): Promise<Build> {
  const record = await readBuildRecord(folder, part);
  await checkBuildFiles(folder);
  const files = await read();
  const named = [...record.scripts, ...record.styles].map((name) => `browser/${name}`);
  for (const name of ['server/server.cjs', ...named]) {
    if (!files.has(name))
      throw new Refusal(`${folder} is no build of ${part}: it has no ${name}. Build it first`);
  }
  const hashes = Object.fromEntries([...files].map(([name, content]) => [name, integrityOf(content)]));
  const listed = Buffer.from(`${JSON.stringify(hashes)}\n`);
  files.set(integrityFile, listed);
  return {
    id: idOf(listed),
    record,
    files,
    integrity: Object.fromEntries(
      Object.entries(hashes)
        .filter(([name]) => name.startsWith('browser/'))
        .map(([name, hash]) => [name.slice('browser/'.length), hash]),
    ),
  };
}

/** Throws a Refusal if a folder holds too much for a part, or a file that no server would serve. */
async function checkBuildFiles(folder: string): Promise<void> {
  let bytes = 0;
  const names = (await filesBelow(folder)).filter(isOfBuild);
  for (const name of names) {
    bytes += (await stat(path.join(folder, name))).size;
    const address = browserFolder('part', 'build') + name.slice('browser/'.length);
    if (name.startsWith('browser/') && (!releaseFile.test(address) || name.length > longestName))
      throw new Refusal(
        `${folder} has ${JSON.stringify(name)}, which no server gives: use at most ${longestName} letters, digits, '.', '_' and '-'`,
      );
  }
  if (names.length > mostFiles || bytes > mostBytes)
    throw new Refusal(
      `${folder} has ${names.length} files of ${Math.ceil(bytes / 1e6)} MB: a part has at most ${mostFiles} of ${mostBytes / 1e6} MB`,
    );
}

/** The files that make a build, by name: all but the list of their hashes and the compressed variants. */
export async function readFiles({ served, kept }: BuildFolders): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const folder of new Set([served, kept]))
    for (const name of (await filesBelow(folder)).filter(isOfBuild))
      files.set(name, await readFile(path.join(folder, name)));
  return files;
}

function isOfBuild(name: string): boolean {
  return name !== integrityFile && /^(browser|server)\/|^build\.json$/.test(name) && !/\.(br|gz)$/.test(name);
}

/** The build's id, from the content of its integrity file. */
export function idOf(listed: Buffer): string {
  return createHash('sha256').update(listed).digest('hex').slice(0, idLength);
}

async function readBuildRecord(folder: string, part: string): Promise<BuildRecord> {
  let record: Partial<BuildRecord>;
  try {
    const file = path.join(folder, 'build.json');
    // Reading a pipe would wait for somebody to write to it.
    if (!(await stat(file)).isFile()) throw new Error(`${file} is no file`);
    const content: unknown = JSON.parse(await readFile(file, 'utf8'));
    record = { ...(content as Partial<BuildRecord> | null) };
    // A value that is nested too deeply cannot be written into a page.
    JSON.stringify(record);
  } catch {
    throw new Refusal(`${folder} is no build of ${part}: it has no readable build.json. Build it first`);
  }
  const { part: owner, scripts, styles, requires = {}, provides = {} } = record;
  if (owner !== part)
    throw new Refusal(`${folder} is no build of ${part}: it is one of ${owner ?? 'nothing known'}`);
  if (!isNames(scripts) || !isNames(styles)) {
    throw new Refusal(`${folder} is no build of ${part}: its build.json lists no scripts and styles`);
  }
  const garbage =
    oddOne(requires, 'range of versions', semver.validRange) ?? oddOne(provides, 'version', semver.valid);
  if (garbage) throw new Refusal(`${folder} is no build of ${part}: its build.json says ${garbage}`);
  if (part !== 'shell' && scripts.length === 0)
    throw new Refusal(`${part} exposes no page: its webpack.config must name one`);
  const versions = part === 'shell' ? 'provides' : 'requires';
  if (!record[versions])
    throw new Refusal(`${folder} is no build of ${part}: its build.json lists no versions as '${versions}'`);
  if (part === 'shell') checkRouting(record);
  return { ...record, part, scripts, styles };
}

function oddOne(versions: unknown, what: string, read: (text: string) => string | null): string | undefined {
  if (typeof versions !== 'object' || versions === null)
    return `${JSON.stringify(versions)} where versions belong`;
  const odd = Object.entries(versions).find(
    ([, text]: [string, unknown]) => typeof text !== 'string' || text === '' || read(text) === null,
  );
  return odd && `${odd[0]} ${JSON.stringify(odd[1])}, which is no ${what}`;
}

function isNames(content: unknown): content is string[] {
  return Array.isArray(content) && content.every((name) => typeof name === 'string');
}
