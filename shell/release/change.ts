import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { remotes } from 'shared-content/contract/remotes';
import { browserFolder } from 'shared-content/contract/addresses';
import type { Build } from './build';
import { compose, type LiveBuild } from './compose';
import { replaceFile, withVariants } from '../site/files';
import { blaming, checkSharedVersions } from './gate';
import { rollbackTarget, withRelease } from './history';
import { liveOrigin, type Releases } from '../site/record';
import { Refusal } from '../site/refusal';
import {
  changingSite,
  isPending,
  readReleased,
  readReleases,
  sitePaths,
  whilePending,
  writeReleases,
} from '../site/siteFolder';
import { Damage, readStoredBuilds, storeBuild } from './buildStore';

export const partNames: readonly string[] = ['shell', ...remotes.map(({ name }) => name)];

/** New builds to put live, by part; the other parts stay as they are. */
export interface NewBuild {
  build: Build;
  origin?: string;
}

export interface ChangeReport {
  /** How long rendering every page took. */
  composingMs: number;
  releases: Releases;
}

/** Releases builds together: all of them are live afterwards, or, with a Refusal, nothing has changed. */
export async function releaseBuilds(
  site: string,
  newBuilds: ReadonlyMap<string, NewBuild>,
): Promise<ChangeReport> {
  checkComplete(site, [...Object.keys(await readReleases(site)), ...newBuilds.keys()]);
  await mkdir(sitePaths(site).builds, { recursive: true });
  return changingSite(site, async () => {
    const releases = await readReleases(site);
    const next = structuredClone(releases);
    const at = new Date().toISOString();
    for (const [part, { build, origin }] of newBuilds) {
      next[part] = withRelease(next[part], { build: build.id, at, ...(origin && { origin }) });
    }
    return goLive(site, releases, next, newBuilds);
  });
}

/** Makes an earlier build live again: the one before the live one, or the one named. */
export async function rollBack(site: string, part: string, wanted?: string): Promise<ChangeReport> {
  return changingSite(site, async () => {
    const releases = await readReleased(site);
    checkComplete(site, Object.keys(releases));
    const current = releases[part];
    if (!current) throw new Refusal(`${part} was never released into ${site}`);
    const live = rollbackTarget(part, current, wanted);
    const next = {
      ...releases,
      [part]: { ...current, live, since: new Date().toISOString() },
    };
    return goLive(site, releases, next, new Map());
  });
}

/**
 * Finishes a release that was killed while it put pages in place, and tells whether there was one. Where the damaged
 * live builds are all about to be replaced it does nothing: the command that replaces them puts every page in place.
 */
export async function completeInterrupted(site: string, replaced: readonly string[]): Promise<boolean> {
  if (!(await isPending(site))) return false;
  return changingSite(site, async () => {
    // Another command may have completed it while this one waited for the lock.
    if (!(await isPending(site))) return false;
    const releases = await readReleases(site);
    try {
      await putInPlace(site, releases, await compose(await liveBuilds(site, releases, new Map())));
      return true;
    } catch (error) {
      if (error instanceof Damage && error.parts.every((part) => replaced.includes(part))) return false;
      throw error;
    }
  });
}

/** Throws a Refusal where a part is missing. */
function checkComplete(site: string, parts: readonly string[]): void {
  const missing = partNames.filter((part) => !parts.includes(part));
  if (missing.length === 0) return;
  throw new Refusal(`${site} has no ${missing.join(', ')} yet: release all parts first with npm run release`);
}

async function goLive(
  site: string,
  before: Releases,
  next: Releases,
  newBuilds: ReadonlyMap<string, NewBuild>,
): Promise<ChangeReport> {
  const builds = await liveBuilds(site, next, newBuilds);
  const changed = new Set(partNames.filter((part) => before[part]?.live !== next[part]?.live));
  checkSharedVersions(builds, changed);

  const began = performance.now();
  const pages = await compose(builds).catch(blaming(changed));
  const composingMs = performance.now() - began;

  for (const [part, { build }] of newBuilds) await storeBuild(sitePaths(site).build(part, build.id), build);
  await putInPlace(site, next, pages);
  return { composingMs, releases: next };
}

async function liveBuilds(
  site: string,
  releases: Releases,
  newBuilds: ReadonlyMap<string, NewBuild>,
): Promise<Map<string, LiveBuild>> {
  const kept = Object.entries(releases).filter(([part]) => !newBuilds.has(part));
  const stored = await readStoredBuilds(
    kept.map(([part, { live }]) => ({ part, build: live, folder: sitePaths(site).build(part, live) })),
  );
  const builds = new Map<string, LiveBuild>();
  for (const [part, record] of Object.entries(releases)) {
    const build = newBuilds.get(part)?.build ?? stored.get(part);
    const base = (liveOrigin(record) ?? '') + browserFolder(part, record.live);
    if (build) builds.set(part, { ...build, base });
  }
  return builds;
}

/** Once the record is written the release counts: if it is interrupted after that, `completeInterrupted` finishes it. */
async function putInPlace(
  site: string,
  releases: Releases,
  pages: ReadonlyMap<string, string>,
): Promise<void> {
  const files = await Promise.all([...pages].map(([name, text]) => withVariants(name, Buffer.from(text))));
  await whilePending(site, async () => {
    await writeReleases(site, releases);
    for (const [name, content] of files.flat()) await replaceFile(path.join(site, name), content);
  });
}
