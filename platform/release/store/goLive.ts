import { browserFolder } from 'shared-content/contract/addresses';
import { changedParts, liveSet, readMoments, writeMoments } from './moments';
import type { Releases } from './record';
import { Refusal } from '../console/refusal';
import { partNames } from '../../parts';
import { sitePaths } from './sitePaths';
import type { Build } from './build';
import { readStoredBuilds, storeBuild } from './buildStore';
import { compose, type LiveBuild, tryPage } from '../gate/compose';
import { checkFit } from '../gate/fit';
import { advising, blaming } from '../gate/gate';
import { whoRuns } from './provenance';
import { routingOf } from './liveRouting';
import { putInPlace } from './putInPlace';
import { checkScripts } from '../gate/rendering/checkScripts';
import { checkLinks, type OnDeadLink, refuseDeadLink } from '../gate/links';
import { nextRouting, routed } from '../gate/routing';
import { checkStyleReach } from '../gate/styleReach';

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
  onDeadLink: OnDeadLink;
}

export const allChecks: Checks = {
  fit: checkStylesAndFit,
  scripts: checkScripts,
  onDeadLink: refuseDeadLink,
};

function checkStylesAndFit(builds: ReadonlyMap<string, Build>, changed: ReadonlySet<string>): void {
  checkStyleReach(builds, changed);
  checkFit(builds, changed);
}

interface Going {
  newBuilds?: ReadonlyMap<string, NewBuild>;
  checks?: Checks;
  /** What else to do where the builds do not work together. */
  advice?: string;
}

/**
 * Checks what a record would make live, stores the new builds, and puts the pages in place. Throws a Refusal, with nothing
 * changed, where a check fails.
 */
export async function goLive(
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

/** Throws a Refusal where the shell of a record routes to a part that is not in it. */
export async function checkComplete(
  site: string,
  next: Releases,
  newBuilds: ReadonlyMap<string, NewBuild>,
): Promise<void> {
  if (!next.shell) throw new Refusal(`${site} has no shell yet: release all parts with npm run release`);
  const { remotes = [] } = { ...(await nextRouting(site, next, newBuilds)) };
  const missing = remotes.map(({ name }) => name).filter((part) => !next[part]);
  if (missing.length === 0) return;
  const together = [...newBuilds.keys(), ...missing]
    .map((part) => (partNames.includes(part) ? part : `${part}=DIR`))
    .join(' ');
  throw new Refusal(
    `${site} has no build of ${missing.join(', ')}, which the shell routes to: npm run release -- ${together}`,
  );
}

/** The pages that builds make together. Throws a Refusal where they do not fit, or their pages fail. */
async function tried(builds: ReadonlyMap<string, LiveBuild>, changed: ReadonlySet<string>, checks: Checks) {
  checks.fit(builds, changed);
  const began = performance.now();
  const pages = await compose(builds).catch(blaming(changed));
  const composingMs = performance.now() - began;
  const shell = builds.get('shell');
  if (shell) checkLinks(pages, routingOf(shell.record), changed, checks.onDeadLink);
  await checks.scripts(builds, changed, pages).catch(blaming(changed));
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
  await checks.scripts(builds, new Set([part]), new Map());
}

export async function liveBuilds(
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
