import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { lock } from 'proper-lockfile';
import type { BuildRecord, Routing } from 'shared-content/contract/buildRecord';
import {
  enquiriesAwayFile,
  pageFile,
  staticHostFile,
  staticRedirectsFile,
  statusFile,
} from 'shared-content/contract/routes';
import type { Remote } from 'shared-content/contract/remotes';
import { codeOf, explained, Refusal } from '../console/refusal';
import type { Build } from './build';
import { exists, foldersIn, isLeftover, replaceFile, variantNames, withVariants } from './files';
import { type Releases, releasesOf } from './history';
import { readReleaseSets, recordText, type ReleaseSet } from './releaseSets';
import { longestWaitMs, staleLockMs } from '../limits';
import { sitePaths } from './sitePaths';
import { parseHeaders, statusText } from './statusAndHeaders';
import { routingOf } from '../gate/checkRouting';

export interface SiteRecord {
  sets: readonly ReleaseSet[];
  releases: Releases;
}

/** The record of a site folder; an empty one for a new folder. Throws a Refusal if it cannot be read. */
export async function readRecord(site: string): Promise<SiteRecord> {
  return recordWith(site, await readReleaseSets(site));
}

export function recordWith(site: string, sets: readonly ReleaseSet[]): SiteRecord {
  const isStored = (part: string, build: string) =>
    Object.values(sitePaths(site).build(part, build)).every((folder) => existsSync(folder));
  return { sets, releases: releasesOf(sets, isStored) };
}

/** The history of each part of a site folder; nothing for a new folder. Throws a Refusal if the record cannot be read. */
export async function readReleases(site: string): Promise<Releases> {
  return (await readRecord(site)).releases;
}

/** The record of a site folder. Throws a Refusal if nothing is released there. */
export async function readReleased(site: string): Promise<SiteRecord> {
  const record = await readRecord(site);
  if (record.sets.length === 0) throw new Refusal(nothingReleased(site));
  return record;
}

/** The routing of a stored build of the shell; undefined if the build cannot be read. */
export async function storedRouting(site: string, build: string): Promise<Routing | undefined> {
  try {
    const text = await readFile(path.join(sitePaths(site).build('shell', build).kept, 'build.json'), 'utf8');
    return routingOf(JSON.parse(text) as Partial<BuildRecord>);
  } catch {
    return undefined;
  }
}

/** The remotes that these builds of the shell route to. */
export async function routedBy(site: string, builds: Iterable<string>): Promise<Remote[]> {
  const routings = await Promise.all(Array.from(builds, (build) => storedRouting(site, build)));
  return routings.flatMap((routing) => routing?.remotes ?? []);
}

export function nothingReleased(site: string): string {
  return `Nothing is released in ${site}: name the site with --site, or release all parts into it first`;
}

/** Runs one change of a site folder at a time; other commands wait. Throws a Refusal if there is no folder. */
export async function changingSite<T>(site: string, change: () => Promise<T>): Promise<T> {
  if (!(await exists(site))) throw new Refusal(nothingReleased(site));
  const unlock = await locked(site);
  try {
    await removeLeftovers(site);
    return await change();
  } finally {
    await unlock();
  }
}

/**
 * Writes the record and then puts pages in place; returns the number of changed files. Once the record is written
 * the change counts: until all pages are in place the site is marked as pending, and the next command completes it. Throws
 * a Refusal that says so if it is interrupted then.
 */
export async function placePages(
  site: string,
  { sets, releases }: SiteRecord,
  builds: ReadonlyMap<string, Build>,
  pages: ReadonlyMap<string, string>,
): Promise<number> {
  const { pending, releases: recordFile, file } = sitePaths(site);
  const headersOf = parseHeaders(pages.get(staticHostFile) ?? '');
  const status = statusText(releases, builds.get('shell')?.record, headersOf);
  const texts = [...pages, [statusFile, status] as const];
  const files = await Promise.all(texts.map(([name, text]) => withVariants(name, Buffer.from(text))));
  const wasPending = await isPending(site);
  await writeFile(pending, '');
  try {
    await replaceFile(recordFile, Buffer.from(recordText(sets)));
  } catch (error) {
    if (!wasPending) await rm(pending, { force: true });
    throw error;
  }
  try {
    let changed = 0;
    for (const [name, content] of files.flat()) if (await replaceFile(file(name), content)) changed += 1;
    // Pages of earlier shells, and files that this one does not make.
    for (const name of (await filesOfShells(site, releases)).filter((other) => !pages.has(other)))
      for (const variant of variantNames(name)) await rm(file(variant), { force: true });
    await rm(pending, { force: true });
    return changed;
  } catch (error) {
    const reason = explained(error);
    throw reason ? new Refusal(`${reason}. ${unfinished}`, { cause: error }) : error;
  }
}

/** The files that some shells of this site make and others do not. */
async function filesOfShells(site: string, { shell }: Releases): Promise<string[]> {
  const remotes = await routedBy(site, shell?.history.map(({ build }) => build) ?? []);
  return [...new Set(remotes.map(({ route }) => pageFile(route))), enquiriesAwayFile, staticRedirectsFile];
}

/** The state of a pending site, and what to do. */
export const unfinished =
  'A command is unfinished: some pages may still be those of builds that were live before it. Any release or rollback finishes it';

export function isPending(site: string): Promise<boolean> {
  return exists(sitePaths(site).pending);
}

/** Throws a Refusal for a preview: pages that are released into it would show up in search results. */
export async function refusePreview(site: string): Promise<void> {
  if (await exists(sitePaths(site).previewMark))
    throw new Refusal(`${site} is a preview: make it anew with npm run preview, or name the live site`);
}

/** The builds of a part in a site folder, whether the record names them or not. */
export async function storedBuilds(site: string, part: string): Promise<string[]> {
  const { served, kept } = sitePaths(site).builds;
  const names = await Promise.all([served, kept].map((folder) => foldersIn(path.join(folder, part))));
  return [...new Set(names.flat())].filter((name) => !isLeftover(name));
}

/** Removes files and folders that interrupted commands were writing or removing. */
async function removeLeftovers(site: string): Promise<void> {
  const { public: root, builds } = sitePaths(site);
  const folders = [site, root];
  for (const side of [builds.served, builds.kept])
    for (const part of await foldersIn(side)) folders.push(path.join(side, part));
  for (const folder of folders)
    for (const name of (await exists(folder)) ? await readdir(folder) : [])
      if (isLeftover(name)) await rm(path.join(folder, name), { recursive: true, force: true });
}

async function locked(site: string): Promise<() => Promise<void>> {
  const lockfilePath = sitePaths(site).lock;
  const end = Date.now() + longestWaitMs;
  for (;;) {
    try {
      return await lock(site, { lockfilePath, stale: staleLockMs, update: staleLockMs / 4, onCompromised });
    } catch (error) {
      // Two commands that find the same stale lock may remove each other's new one: ENOENT.
      if (!['ELOCKED', 'ENOENT'].includes(codeOf(error) ?? '')) throw error;
      const { mtimeMs } = await stat(lockfilePath).catch(() => ({ mtimeMs: 0 }));
      if (mtimeMs > Date.now() + staleLockMs)
        throw new Refusal(
          `${lockfilePath} is dated in the future: remove it, and correct the clock of its machine`,
        );
      if (Date.now() > end)
        throw new Refusal(
          `Another command has been changing ${site} for a minute: try again when it is done`,
        );
      await setTimeout(100);
    }
  }
}

/** Another command took this one for killed, and its lock over: both may be changing the site. */
function onCompromised(): never {
  console.error(
    'Another command took over the lock of the site meanwhile: see what is live with npm run releases, and try again',
  );
  process.exit(1);
}
