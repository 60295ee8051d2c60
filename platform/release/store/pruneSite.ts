import { codeOf } from './fileErrors';
import { exists, removeFolder } from './files';
import { storedRouting } from './liveRouting';
import { type PartReleases, presentBuild, type Releases } from './record';
import { type Moment, readMoments, writeMoments } from './moments';
import { keptMoments, restorable } from './wayBack';
import { changingSite, readReleased, storedBuilds, writeReleases } from './siteFolder';
import { sitePaths } from './sitePaths';

export interface Pruned {
  /** As `part build`. */
  removed: string[];
  /** The number of builds that stay for their age alone. */
  spared: number;
}

/**
 * Removes all but the newest `keep` builds of each part, never a live one. Where more than those are kept, so are those
 * of the last moment that can be put back. Of a part that was live, and that no shell which is kept routes to, it removes
 * all. A part that still waits to be live stays.
 *
 * @param minAgeMs spares builds that were live within this time: tabs from then may still ask for their files.
 */
export async function prune(site: string, keep: number, minAgeMs: number): Promise<Pruned> {
  return changingSite(site, async () => {
    const releases = await readReleased(site);
    const moments = await readMoments(site, releases);
    const last = keep > 1 ? restorable(moments, releases).at(-1)?.live : undefined;
    const routable = new Set<string>();
    const removed: [part: string, build: string][] = [];
    let spared = 0;
    const next: Releases = {};
    for (const [part, record] of shellFirst(releases)) {
      const { since, history } = record;
      const present = presentBuild(record);
      const others = history.filter(({ build }) => build !== present);
      const kept = new Set([
        present,
        last?.[part]?.build ?? present,
        ...others.slice(Math.max(others.length - (keep - 1), 0)).map(({ build }) => build),
      ]);
      if (isGone(record) && !routable.has(part)) kept.clear();
      for (const { build } of history) {
        if (kept.has(build) || Date.now() - lastLive(part, build, moments, since) >= minAgeMs) continue;
        kept.add(build);
        spared += 1;
      }
      if (part === 'shell') for (const name of await routedBy(site, kept)) routable.add(name);
      if (kept.size > 0) next[part] = { ...record, history: history.filter(({ build }) => kept.has(build)) };
      // By folder, not by record: a killed command leaves builds that no record names.
      const stored = new Set(await storedBuilds(site, part));
      const known = history.map(({ build }) => build).filter((build) => stored.has(build));
      for (const build of new Set([...known, ...stored])) if (!kept.has(build)) removed.push([part, build]);
    }
    const isWritten = await written(writeReleases(site, next));
    for (const [part, build] of removed)
      for (const folder of Object.values(sitePaths(site).build(part, build)))
        if (await exists(folder)) await removeFolder(folder);
    if (!isWritten) await writeReleases(site, next);
    if (removed.length > 0) await writeMoments(site, keptMoments(moments, next));
    return { removed: removed.map((names) => names.join(' ')), spared };
  });
}

/** The parts of a record, the shell before those that it may route to. */
function shellFirst({ shell, ...remotes }: Releases): [string, PartReleases][] {
  return Object.entries({ ...(shell && { shell }), ...remotes });
}

/** The remotes that one of these builds of the shell routes to. */
async function routedBy(site: string, builds: ReadonlySet<string>): Promise<string[]> {
  const routings = await Promise.all([...builds].map((build) => storedRouting(site, build)));
  return routings.flatMap((routing) => routing?.remotes ?? []).map(({ name }) => name);
}

/** Whether a part was live and is no longer. */
function isGone({ live, since }: PartReleases): boolean {
  return live === undefined && since !== undefined;
}

/**
 * When a build that is not live was so last, in milliseconds since 1970: until the moment that follows the last one on
 * record with it. One that is older than the record of moments was live until `since` at the latest.
 */
function lastLive(part: string, build: string, moments: readonly Moment[], since?: string): number {
  const last = moments.findLastIndex(({ live }) => live[part]?.build === build);
  const until = (last < 0 ? undefined : moments[last + 1]?.at) ?? since;
  return until === undefined ? 0 : Date.parse(until);
}

/** Whether there was room on the disk. Where there is none, the record has to wait until builds are removed. */
function written(writing: Promise<void>): Promise<boolean> {
  return writing.then(
    () => true,
    (error: unknown) => {
      if (codeOf(error) !== 'ENOSPC') throw error;
      return false;
    },
  );
}
