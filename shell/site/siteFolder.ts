import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { lock } from 'proper-lockfile';
import { codeOf, explained } from './fileErrors';
import { exists, isLeftover, replaceFile } from './files';
import { parseReleases, type Releases } from './record';
import { Refusal } from './refusal';

/** A lock that was not renewed for this time was left by a killed command. */
const staleLockMs = 5000;

/** How long a command waits until another one is done with the site. */
const longestWaitMs = 60_000;

/** The paths of a site folder. */
export function sitePaths(site: string) {
  return {
    releases: path.join(site, 'releases.json'),
    moments: path.join(site, 'moments.json'),
    builds: path.join(site, 'releases'),
    part: (part: string) => path.join(site, 'releases', part),
    build: (part: string, build: string) => path.join(site, 'releases', part, build),
    /** Exists while pages are being put in place. Where it is left, a command was killed. */
    pending: path.join(site, '.pending'),
  };
}

/** What a site folder says is live; nothing for a new folder. Throws a Refusal where the record cannot be read. */
export async function readReleases(site: string): Promise<Releases> {
  const file = sitePaths(site).releases;
  if (!(await exists(file))) return {};
  return parseReleases(await readFile(file, 'utf8'), file);
}

/** What is released in a site folder. Throws a Refusal where nothing is. */
export async function readReleased(site: string): Promise<Releases> {
  const releases = await readReleases(site);
  if (Object.keys(releases).length === 0) throw new Refusal(nothingReleased(site));
  return releases;
}

export function nothingReleased(site: string): string {
  return `Nothing is released in ${site}: npm run release`;
}

export async function writeReleases(site: string, releases: Releases): Promise<void> {
  await replaceFile(sitePaths(site).releases, Buffer.from(`${JSON.stringify(releases, null, 2)}\n`));
}

/** Runs one change of a site's folder at a time; other commands wait. Throws a Refusal where there is no folder. */
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
 * Writes the record and then puts pages in place; the site is marked as pending meanwhile. Throws a Refusal that says
 * so where it breaks off between the two.
 */
export async function whilePending<T>(
  site: string,
  releases: Releases,
  putInPlace: () => Promise<T>,
): Promise<T> {
  const { pending } = sitePaths(site);
  const wasPending = await isPending(site);
  await writeFile(pending, '');
  try {
    await writeReleases(site, releases);
  } catch (error) {
    if (!wasPending) await rm(pending, { force: true });
    throw error;
  }
  try {
    const result = await putInPlace();
    await rm(pending, { force: true });
    return result;
  } catch (error) {
    const reason = explained(error);
    throw reason ? new Refusal(`${reason}. ${unfinished}`, { cause: error }) : error;
  }
}

/** What is true of a site that is pending, and what to do. */
export const unfinished =
  'A command is unfinished: some pages may still be those of builds that were live before it. Any release or rollback finishes it';

export function isPending(site: string): Promise<boolean> {
  return exists(sitePaths(site).pending);
}

/** The builds of a part in a site folder, live or not, in its record or not. */
export async function storedBuilds(site: string, part: string): Promise<string[]> {
  return (await foldersIn(sitePaths(site).part(part))).filter((name) => !isLeftover(name));
}

/** Removes what killed commands left: files and folders that were being written or removed. */
async function removeLeftovers(site: string): Promise<void> {
  const parts = await foldersIn(sitePaths(site).builds);
  for (const folder of [site, ...parts.map((part) => sitePaths(site).part(part))]) {
    for (const name of (await readdir(folder)).filter(isLeftover)) {
      await rm(path.join(folder, name), { recursive: true, force: true });
    }
  }
}

async function locked(site: string): Promise<() => Promise<void>> {
  const lockfilePath = path.join(site, '.lock');
  const end = Date.now() + longestWaitMs;
  let seen = { mtimeMs: 0, at: 0 };
  for (;;) {
    try {
      return await lock(site, { lockfilePath, stale: staleLockMs, update: staleLockMs / 4 });
    } catch (error) {
      // Two commands that find the same stale lock may remove each other's new one: ENOENT.
      if (!['ELOCKED', 'ENOENT'].includes(codeOf(error) ?? '')) throw error;
      if (Date.now() > end)
        throw new Refusal(
          `Another command has been changing ${site} for a minute: try again when it is done`,
        );
      // One dated in the future, by a clock that was wrong, would be no stale one until then.
      const { mtimeMs } = await stat(lockfilePath).catch(() => ({ mtimeMs: 0 }));
      if (mtimeMs !== seen.mtimeMs) seen = { mtimeMs, at: Date.now() };
      else if (mtimeMs > Date.now() && Date.now() - seen.at > staleLockMs) await utimes(lockfilePath, 0, 0);
      await setTimeout(100);
    }
  }
}

/** The folders in a folder; none where there is no such folder. */
async function foldersIn(folder: string): Promise<string[]> {
  if (!(await exists(folder))) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}
