import { browserFolder } from 'shared-content/contract/addresses';
import type { Routing } from 'shared-content/contract/buildRecord';
import { Refusal } from '../console/refusal';
import { checkScripts } from '../gate/rendering/checkScripts';
import { compose, type LiveBuild, tryPage } from '../gate/compose';
import { advising, blaming, checkFit, checkStyleReach } from '../gate/fit';
import { checkLinks } from '../gate/checkPages';
import { partNames } from '../../parts';
import type { Build } from './build';
import { readStoredBuilds, storeBuild } from './buildStore';
import { changedParts, recordedBuild, type Releases } from './history';
import { nothingReleased, placePages, recordWith, type SiteRecord, storedRouting } from './siteFolder';
import { routingOf } from '../gate/checkRouting';
import { type RecordedBuild, type ReleaseSet, whoRuns } from './releaseSets';
import { sitePaths } from './sitePaths';

/** A new build of a part to put live. A part that the live shell does not route to waits for a shell that does. */
export interface NewBuild {
  build: Build;
  origin?: string;
  /** The commit that it was built from, if known. */
  commit?: string;
}

export type NewBuilds = ReadonlyMap<string, NewBuild>;

interface ChangeRequest {
  change: ReleaseSet['change'];
  /** The parts that are to have another build. */
  parts: Readonly<Record<string, RecordedBuild>>;
  /** The builds among them that the site does not have yet. */
  newBuilds: NewBuilds;
  allowDeadLinks: boolean;
  /** What to do instead if the builds do not work together. */
  advice?: string;
}

export interface ChangeReport {
  /** Parts with another build or origin, live or waiting, and parts that are no longer live. */
  changed: string[];
  composingMs: number;
  releases: Releases;
}

/**
 * Checks the builds that a request would make live together, stores the new ones, and puts the pages in place. Throws a
 * Refusal, with nothing changed, if a check fails.
 */
export async function goLive(
  site: string,
  { sets, releases }: SiteRecord,
  { change, parts, newBuilds, allowDeadLinks, advice }: ChangeRequest,
): Promise<ChangeReport> {
  const next = withParts(releases, parts);
  const routing = await checkComplete(site, next, newBuilds);
  // A damaged shell has no routing: reading its build refuses the change.
  const isRouted = (part: string) =>
    !routing || part === 'shell' || routing.remotes.some(({ name }) => name === part);
  const live = Object.fromEntries(Object.entries(next).filter(([part]) => isRouted(part)));
  const waiting = Object.fromEntries(Object.entries(next).filter(([part]) => !isRouted(part)));
  const before = sets.at(-1);
  const changed = changedParts(before?.live ?? {}, live);
  const waitingNew = [...newBuilds.keys()].filter((part) => !live[part]);

  const builds = await liveBuilds(site, live, newBuilds);
  const checked = checkedPages(builds, new Set(changed), allowDeadLinks);
  const { pages, composingMs } = await checked.catch(advising(advice));
  for (const part of waitingNew) await checkWaiting(part, newBuilds, builds);

  for (const [part, { build }] of newBuilds) await storeBuild(sitePaths(site).build(part, build.id), build);
  const all = new Set([
    ...changed,
    ...changedParts(before?.waiting ?? {}, waiting).filter((part) => waiting[part]),
  ]);
  const at = new Date().toISOString();
  const set = { id: sets.length + 1, at, by: await whoRuns(), change, changed: [...all], live, waiting };
  const record = recordWith(site, all.size > 0 ? [...sets, set] : sets);
  await placePages(site, record, builds, pages);
  return { changed: [...new Set([...changed, ...waitingNew])], composingMs, releases: record.releases };
}

/** The present build of each part, replaced by those of a request. */
export function withParts(
  releases: Releases,
  parts: Readonly<Record<string, RecordedBuild>>,
): Record<string, RecordedBuild> {
  const present = Object.entries(releases).map(
    ([part, record]) => [part, recordedBuild(record.present)] as const,
  );
  return { ...Object.fromEntries(present), ...parts };
}

/**
 * Returns the routing of the shell among these builds; undefined if its build is damaged. Throws a Refusal if it routes to
 * a part that is not among them.
 */
export async function checkComplete(
  site: string,
  next: Readonly<Record<string, RecordedBuild>>,
  newBuilds: NewBuilds,
): Promise<Routing | undefined> {
  if (!next.shell) throw new Refusal(nothingReleased(site));
  const shell = newBuilds.get('shell');
  const routing = shell ? routingOf(shell.build.record) : await storedRouting(site, next.shell.build);
  const missing = (routing?.remotes ?? []).map(({ name }) => name).filter((part) => !next[part]);
  if (missing.length === 0) return routing;
  const together = [...newBuilds.keys(), ...missing]
    .map((part) => (partNames.includes(part) ? part : `${part}=DIR`))
    .join(' ');
  throw new Refusal(
    `${site} has no build of ${missing.join(', ')}, which the shell routes to: npm run release -- ${together}`,
  );
}

/** Composes the pages of these builds. Throws a Refusal if the builds do not fit, or a page fails. */
async function checkedPages(
  builds: ReadonlyMap<string, LiveBuild>,
  changed: ReadonlySet<string>,
  allowDeadLinks: boolean,
) {
  checkStyleReach(builds, changed);
  checkFit(builds, changed);
  const began = performance.now();
  const pages = await compose(builds).catch(blaming(changed));
  const composingMs = performance.now() - began;
  const shell = builds.get('shell');
  if (shell) checkLinks(pages, routingOf(shell.record), changed, allowDeadLinks);
  await checkScripts(builds, changed, pages).catch(blaming(changed));
  return { pages, composingMs };
}

/** Checks a part that the shell does not route to: renders its page in the place of another. */
async function checkWaiting(
  part: string,
  newBuilds: NewBuilds,
  live: ReadonlyMap<string, LiveBuild>,
): Promise<void> {
  const { build, origin = '' } = newBuilds.get(part) ?? {};
  if (!build) return;
  const remote = { ...build, base: origin + browserFolder(part, build.id) };
  const builds = new Map([...live, [part, remote]]);
  const changed = new Set([part]);
  checkStyleReach(builds, changed);
  checkFit(builds, changed);
  await tryPage(remote, live);
  await checkScripts(builds, changed, new Map());
}

export async function liveBuilds(
  site: string,
  live: ReleaseSet['live'],
  newBuilds: NewBuilds,
): Promise<Map<string, LiveBuild>> {
  const kept = Object.entries(live).filter(([part]) => !newBuilds.has(part));
  const stored = await readStoredBuilds(
    kept.map(([part, { build }]) => ({ part, build, folders: sitePaths(site).build(part, build) })),
  );
  const builds = new Map<string, LiveBuild>();
  for (const [part, { build: id, origin = '' }] of Object.entries(live)) {
    const build = newBuilds.get(part)?.build ?? stored.get(part);
    if (build) builds.set(part, { ...build, base: origin + browserFolder(part, id) });
  }
  return builds;
}
