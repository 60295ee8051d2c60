import { remotes } from 'shared-content/contract/remotes';
import { browserFolder } from 'shared-content/contract/addresses';
import type { Build } from './build';
import { compose, type LiveBuild } from './compose';
import { makeFolder, replaceFile, withVariants } from '../site/files';
import { checkFit } from './fit';
import { advising, blaming } from './gate';
import { rollbackTarget, withRelease } from './history';
import { backAt, momentOf, momentWith } from './moments';
import { whoRuns } from './provenance';
import { changedParts, liveSet, readMoments, writeMoments } from '../site/moments';
import { statusText } from '../site/publicStatus';
import { liveOrigin, type Releases } from '../site/record';
import { statusFile } from '../site/routes';
import { checkScripts } from './rendering/checkScripts';
import { Refusal } from '../site/refusal';
import { changingSite, isPending, readReleased, readReleases, whilePending } from '../site/siteFolder';
import { sitePaths } from '../site/sitePaths';
import { readStoredBuilds, storeBuild } from './buildStore';

export const partNames: readonly string[] = ['shell', ...remotes.map(({ name }) => name)];

/** New builds to put live, by part; the other parts stay as they are. */
export interface NewBuild {
  build: Build;
  origin?: string;
  /** The commit that it was built from, if known. */
  commit?: string;
}

export interface ChangeReport {
  /** The parts that have another build now, or the same from elsewhere. */
  changed: string[];
  /** How long rendering every page took. */
  composingMs: number;
  releases: Releases;
}

/** What refuses files that only browsers read; rendering has no part in it. */
export interface Checks {
  fit: typeof checkFit;
  scripts: typeof checkScripts;
}

const allChecks: Checks = { fit: checkFit, scripts: checkScripts };

/**
 * Releases builds together: all of them are live afterwards, or, with a Refusal, nothing has changed. Tests of what a
 * visitor has of a faulty build bring checks that let it pass.
 */
export async function releaseBuilds(
  site: string,
  newBuilds: ReadonlyMap<string, NewBuild>,
  checks: Checks = allChecks,
): Promise<ChangeReport> {
  checkComplete(site, [...Object.keys(await readReleases(site)), ...newBuilds.keys()]);
  await makeFolder(site);
  return changingSite(site, async () => {
    const { public: root, builds } = sitePaths(site);
    for (const folder of [root, builds.served, builds.kept]) await makeFolder(folder);
    const releases = await readReleases(site);
    const next = structuredClone(releases);
    const at = new Date().toISOString();
    const by = await whoRuns();
    for (const [part, { build, origin, commit }] of newBuilds) {
      next[part] = withRelease(next[part], { build: build.id, at, origin, commit, by });
    }
    return goLive(site, releases, next, { newBuilds, checks });
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
    const together = momentWith(part, live, await readMoments(site, releases), releases);
    return goLive(site, releases, next, {
      advice: together && `Put all back that was live with it: npm run rollback -- --to ${together.id}`,
    });
  });
}

/** Makes all builds live again that were so at an earlier moment. */
export async function rollBackTo(site: string, moment: string): Promise<ChangeReport> {
  return changingSite(site, async () => {
    const releases = await readReleased(site);
    checkComplete(site, Object.keys(releases));
    const target = momentOf(moment, await readMoments(site, releases), releases);
    return goLive(site, releases, backAt(target, releases, new Date().toISOString()));
  });
}

/**
 * Finishes what a command that was killed or broke off has left while it put pages in place. Gives the number of files
 * that were still to be replaced; undefined where no command is unfinished.
 */
export async function finishInterrupted(site: string): Promise<number | undefined> {
  if (!(await isPending(site))) return undefined;
  return changingSite(site, async () => {
    // Another command may have finished it while this one waited for the lock.
    if (!(await isPending(site))) return undefined;
    const releases = await readReleases(site);
    return putInPlace(site, releases, await compose(await liveBuilds(site, releases, new Map())));
  });
}

/** Throws a Refusal where a part is missing. */
export function checkComplete(site: string, parts: readonly string[]): void {
  const missing = partNames.filter((part) => !parts.includes(part));
  if (missing.length === 0) return;
  throw new Refusal(`${site} has no ${missing.join(', ')} yet: release all parts first with npm run release`);
}

interface Going {
  newBuilds?: ReadonlyMap<string, NewBuild>;
  checks?: Checks;
  /** What else to do where the builds do not work together. */
  advice?: string;
}

async function goLive(
  site: string,
  before: Releases,
  next: Releases,
  { newBuilds = new Map<string, NewBuild>(), checks = allChecks, advice }: Going = {},
): Promise<ChangeReport> {
  const moments = await readMoments(site, before);
  const changed = new Set(changedParts(liveSet(before), liveSet(next)));
  const by = await whoRuns();
  for (const part of changed) if (next[part]) next[part] = { ...next[part], by };
  const builds = await liveBuilds(site, next, newBuilds);
  const { pages, composingMs } = await tried(builds, changed, checks).catch(advising(advice));

  for (const [part, { build }] of newBuilds) await storeBuild(sitePaths(site).build(part, build.id), build);
  if (changed.size > 0) await writeMoments(site, moments);
  await putInPlace(site, next, pages);
  return { changed: [...changed], composingMs, releases: next };
}

/** The pages that builds make together. Throws a Refusal where they do not fit, or their pages fail. */
async function tried(builds: ReadonlyMap<string, LiveBuild>, changed: ReadonlySet<string>, checks: Checks) {
  checks.fit(builds, changed);
  const began = performance.now();
  const pages = await compose(builds).catch(blaming(changed));
  const composingMs = performance.now() - began;
  await checks.scripts(builds, changed).catch(blaming(changed));
  return { pages, composingMs };
}

async function liveBuilds(
  site: string,
  releases: Releases,
  newBuilds: ReadonlyMap<string, NewBuild>,
): Promise<Map<string, LiveBuild>> {
  const kept = Object.entries(releases).filter(([part]) => !newBuilds.has(part));
  const stored = await readStoredBuilds(
    kept.map(([part, { live }]) => ({ part, build: live, folders: sitePaths(site).build(part, live) })),
  );
  const builds = new Map<string, LiveBuild>();
  for (const [part, record] of Object.entries(releases)) {
    const build = newBuilds.get(part)?.build ?? stored.get(part);
    const base = (liveOrigin(record) ?? '') + browserFolder(part, record.live);
    if (build) builds.set(part, { ...build, base });
  }
  return builds;
}

/**
 * Once the record is written the release counts: if it is interrupted after that, `finishInterrupted` finishes it.
 * Gives the number of files that have changed.
 */
async function putInPlace(
  site: string,
  releases: Releases,
  pages: ReadonlyMap<string, string>,
): Promise<number> {
  const texts = [...pages, [statusFile, statusText(releases)] as const];
  const files = await Promise.all(texts.map(([name, text]) => withVariants(name, Buffer.from(text))));
  return whilePending(site, releases, async () => {
    let changed = 0;
    for (const [name, content] of files.flat()) {
      if (await replaceFile(sitePaths(site).file(name), content)) changed += 1;
    }
    return changed;
  });
}
