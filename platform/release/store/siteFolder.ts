import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { lock } from 'proper-lockfile';
import { codeOf, explained } from './fileErrors';
import { exists, foldersIn, isLeftover, replaceFile } from './files';
import { parseReleases, type Releases } from './record';
import { Refusal } from '../console/refusal';
import { sitePaths } from './sitePaths';

/** A lock that was not renewed for this time was left by a killed command. */
const staleLockMs = 5000;

/** How long a command waits until another one is done with the site. */
const longestWaitMs = 60_000;

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

/**
 * Runs one change of a site's folder at a time; other commands wait. Throws a Refusal where there is no folder.
 */
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
  const { served, kept } = sitePaths(site).builds;
  const names = await Promise.all([served, kept].map((folder) => foldersIn(path.join(folder, part))));
  return [...new Set(names.flat())].filter((name) => !isLeftover(name));
}

/** Removes what killed commands left: files and folders that were being written or removed. */
async function removeLeftovers(site: string): Promise<void> {
  const { public: root, builds } = sitePaths(site);
  const folders = [site, root];
  for (const side of [builds.served, builds.kept])
    for (const part of await foldersIn(side)) folders.push(path.join(side, part));
  for (const folder of folders) {
    for (const name of (await namesIn(folder)).filter(isLeftover)) {
      await rm(path.join(folder, name), { recursive: true, force: true });
    }
  }
}

async function locked(site: string): Promise<() => Promise<void>> {
  const lockfilePath = sitePaths(site).lock;
  const end = Date.now() + longestWaitMs;
  let seen = { mtimeMs: 0, at: 0 };
  for (;;) {
    try {
      return await lock(site, { lockfilePath, stale: staleLockMs, update: staleLockMs / 4, onCompromised });
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

/** This command was held up for so long that others took its lock for one that was left: both may be changing the site. */
function onCompromised(): never {
  console.error(
    'Another command took over the lock of the site meanwhile: see what is live with npm run releases, and try again',
  );
  process.exit(1);
}

/** What is in a folder; nothing where there is no such folder. */
async function namesIn(folder: string): Promise<string[]> {
  return (await exists(folder)) ? readdir(folder) : [];
}
