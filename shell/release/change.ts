import { rm } from 'node:fs/promises';
import { browserFolder } from 'shared-content/contract/addresses';
import type { Build } from './build';
import { compose, type LiveBuild, tryPage } from './compose';
import { makeFolder, replaceFile, variantNames, withVariants } from '../site/files';
import { checkFit } from './fit';
import { advising, blaming } from './gate';
import { rollbackTarget, withRelease } from './history';
import { backAt, momentOf, momentWith } from './moments';
import { whoRuns } from './provenance';
import { changedParts, liveSet, readMoments, writeMoments } from '../site/moments';
import { statusText } from '../site/publicStatus';
import type { Releases } from '../site/record';
import { enquiriesAwayFile, pageFile, staticRedirectsFile, statusFile } from '../site/routes';
import { checkScripts } from './rendering/checkScripts';
import { Refusal } from '../site/refusal';
import { changingSite, isPending, readReleased, readReleases, whilePending } from '../site/siteFolder';
import { sitePaths } from '../site/sitePaths';
import { readStoredBuilds, storeBuild } from './buildStore';
import { nextRouting, routed } from './routing';
import { storedRouting } from '../site/liveRouting';

/** A new build of a part to put live; a part that the live shell does not route to waits for one that does. */
export interface NewBuild {
  build: Build;
  origin?: string;
  /** The commit that it was built from, if known. */
  commit?: string;
}

export interface ChangeReport {
  /** The parts that have another build now, or the same from elsewhere, live or waiting; and those that are no longer live. */
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
  await checkComplete(site, withReleases(await readReleases(site), newBuilds, { at: '' }), newBuilds);
  await makeFolder(site);
  return changingSite(site, async () => {
    const { public: root, builds } = sitePaths(site);
    for (const folder of [root, builds.served, builds.kept]) await makeFolder(folder);
    const releases = await readReleases(site);
    const at = new Date().toISOString();
    const by = await whoRuns();
    const next = withReleases(releases, newBuilds, { at, by });
    return goLive(site, releases, next, at, { newBuilds, checks });
  });
}

function withReleases(
  releases: Releases,
  newBuilds: ReadonlyMap<string, NewBuild>,
  { at, by }: { at: string; by?: string },
): Releases {
  const next = structuredClone(releases);
  for (const [part, { build, origin, commit }] of newBuilds) {
    next[part] = withRelease(next[part], { build: build.id, at, origin, commit, by });
  }
  return next;
}

/** Makes an earlier build live again: the one before the live one, or the one named. */
export async function rollBack(site: string, part: string, wanted?: string): Promise<ChangeReport> {
  return changingSite(site, async () => {
    const releases = await readReleased(site);
    const current = releases[part];
    if (!current) throw new Refusal(`There is no part '${part}' in ${site}: see npm run releases`);
    const live = rollbackTarget(part, current, wanted);
    const at = new Date().toISOString();
    const next = { ...releases, [part]: { ...current, live, since: at } };
    const together = momentWith(part, live, await readMoments(site, releases), releases);
    return goLive(site, releases, next, at, {
      advice: together && `Put all back that was live with it: npm run rollback -- --to ${together.id}`,
    });
  });
}

/** Makes all builds live again that were so at an earlier moment. */
export async function rollBackTo(site: string, moment: string): Promise<ChangeReport> {
  return changingSite(site, async () => {
    const releases = await readReleased(site);
    const target = momentOf(moment, await readMoments(site, releases), releases);
    const at = new Date().toISOString();
    return goLive(site, releases, backAt(target, releases, at), at);
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
    const builds = await liveBuilds(site, releases, new Map());
    return putInPlace(site, releases, builds, await compose(builds));
  });
}

/** Throws a Refusal where the shell of a record routes to a part that is not in it. */
async function checkComplete(
  site: string,
  next: Releases,
  newBuilds: ReadonlyMap<string, NewBuild>,
): Promise<void> {
  if (!next.shell) throw new Refusal(`${site} has no shell yet: release all parts with npm run release`);
  const { remotes = [] } = { ...(await nextRouting(site, next, newBuilds)) };
  const missing = remotes.map(({ name }) => name).filter((part) => !next[part]);
  if (missing.length === 0) return;
  const together = [...newBuilds.keys(), ...missing].join(' ');
  throw new Refusal(
    `${site} has no build of ${missing.join(', ')}, which the shell routes to: npm run release -- ${together}`,
  );
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
  wanted: Releases,
  at: string,
  { newBuilds = new Map<string, NewBuild>(), checks = allChecks, advice }: Going = {},
): Promise<ChangeReport> {
  await checkComplete(site, wanted, newBuilds);
  const moments = await readMoments(site, before);
  const routing = await nextRouting(site, wanted, newBuilds);
  const next = routing ? routed(before, wanted, routing, at) : wanted;
  const changed = new Set(changedParts(liveSet(before), liveSet(next)));
  const waiting = [...newBuilds.keys()].filter((part) => next[part]?.live === undefined);
  const by = await whoRuns();
  for (const part of changed) if (next[part]) next[part] = { ...next[part], by };
  const builds = await liveBuilds(site, next, newBuilds);
  const { pages, composingMs } = await tried(builds, changed, checks).catch(advising(advice));
  for (const part of waiting) await tryWaiting(part, newBuilds, builds, checks);

  for (const [part, { build }] of newBuilds) await storeBuild(sitePaths(site).build(part, build.id), build);
  if (changed.size > 0) await writeMoments(site, moments);
  await putInPlace(site, next, builds, pages);
  return { changed: [...changed, ...waiting], composingMs, releases: next };
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

/** The checks of a part that the shell does not route to; those of the page in its place follow once it does. */
async function tryWaiting(
  part: string,
  newBuilds: ReadonlyMap<string, NewBuild>,
  live: ReadonlyMap<string, LiveBuild>,
  checks: Checks,
): Promise<void> {
  const { build, origin = '' } = newBuilds.get(part) ?? {};
  if (!build) return;
  const remote = { ...build, base: origin + browserFolder(part, build.id) };
  const builds = new Map([...live, [part, remote]]);
  checks.fit(builds, new Set([part]));
  await tryPage(remote, live);
  await checks.scripts(builds, new Set([part]));
}

async function liveBuilds(
  site: string,
  releases: Releases,
  newBuilds: ReadonlyMap<string, NewBuild>,
): Promise<Map<string, LiveBuild>> {
  const live = Object.entries(liveSet(releases));
  const kept = live.filter(([part]) => !newBuilds.has(part));
  const stored = await readStoredBuilds(
    kept.map(([part, { build }]) => ({ part, build, folders: sitePaths(site).build(part, build) })),
  );
  const builds = new Map<string, LiveBuild>();
  for (const [part, { build: id, origin = '' }] of live) {
    const build = newBuilds.get(part)?.build ?? stored.get(part);
    if (build) builds.set(part, { ...build, base: origin + browserFolder(part, id) });
  }
  return builds;
}

/** The files of which each shell on record makes those that it needs. One that is not made any more must go. */
async function formerFiles(site: string, { shell }: Releases): Promise<string[]> {
  const routings = await Promise.all((shell?.history ?? []).map(({ build }) => storedRouting(site, build)));
  const routes = routings.flatMap((routing) => routing?.remotes ?? []).map(({ route }) => route);
  return [...new Set(routes.map(pageFile)), enquiriesAwayFile, staticRedirectsFile];
}

/**
 * Once the record is written the release counts: if it is interrupted after that, `finishInterrupted` finishes it.
 * Gives the number of files that have changed.
 */
async function putInPlace(
  site: string,
  releases: Releases,
  builds: ReadonlyMap<string, Build>,
  pages: ReadonlyMap<string, string>,
): Promise<number> {
  const status = statusText(releases, builds.get('shell')?.record);
  const texts = [...pages, [statusFile, status] as const];
  const files = await Promise.all(texts.map(([name, text]) => withVariants(name, Buffer.from(text))));
  return whilePending(site, releases, async () => {
    let changed = 0;
    for (const [name, content] of files.flat()) {
      if (await replaceFile(sitePaths(site).file(name), content)) changed += 1;
    }
    for (const name of await formerFiles(site, releases)) {
      if (pages.has(name)) continue;
      for (const file of variantNames(name)) await rm(sitePaths(site).file(file), { force: true });
    }
    return changed;
  });
}
