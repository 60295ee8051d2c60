import { makeFolder } from './files';
import { readMoments } from './moments';
import type { Releases } from './record';
import { Refusal } from '../console/refusal';
import { changingSite, isPending, readReleased, readReleases } from './siteFolder';
import { sitePaths } from './sitePaths';
import { compose } from '../gate/compose';
import {
  allChecks,
  type ChangeReport,
  checkComplete,
  type Checks,
  goLive,
  liveBuilds,
  type NewBuild,
} from './goLive';
import { warnOfDeadLink } from '../gate/links';
import { rollbackTarget, withRelease } from './history';
import { backAt, momentOf, momentWith } from './wayBack';
import { whoRuns } from './provenance';
import { putInPlace } from './putInPlace';

/** What was live already goes live again, whatever links to it meanwhile. */
const whenBack: Checks = { ...allChecks, onDeadLink: warnOfDeadLink };

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
      checks: whenBack,
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
    return goLive(site, releases, backAt(target, releases, at), at, { checks: whenBack });
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
