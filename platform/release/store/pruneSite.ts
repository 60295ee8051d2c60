import { exists, removeFolder } from './files';
import { type PartReleases, type Releases, restorable } from './history';
import { changingSite, readReleased, routedBy, storedBuilds } from './siteFolder';
import type { ReleaseSet } from './releaseSets';
import { sitePaths } from './sitePaths';

interface Pruned {
  /** As `part build`. */
  removed: string[];
  /** The number of builds that stay for their age alone. */
  spared: number;
}

/**
 * Removes all but the newest `keep` builds of each part, never a live one. From two on it keeps those of the last release
 * set that can be put back as well. Of a part that no kept shell routes to it removes all, unless it still waits for its
 * first shell. The record stays as it is: builds without files are no longer offered.
 *
 * @param minAgeMs spares builds that were live within this time: tabs from then may still request their files.
 */
export async function prune(site: string, keep: number, minAgeMs: number): Promise<Pruned> {
  return changingSite(site, async () => {
    const { sets, releases } = await readReleased(site);
    const last = keep > 1 ? restorable(sets, releases).at(-1)?.live : undefined;
    const routable = new Set<string>();
    const removed: [part: string, build: string][] = [];
    let spared = 0;
    for (const [part, record] of shellFirst(releases)) {
      const present = record.present.build;
      const others = record.history.map(({ build }) => build).filter((build) => build !== present);
      const newest = others.slice(Math.max(others.length - (keep - 1), 0));
      const kept = new Set([present, last?.[part]?.build ?? present, ...newest]);
      if (isDropped(record) && !routable.has(part)) kept.clear();
      for (const { build } of record.history) {
        if (kept.has(build) || Date.now() - lastLiveMs(part, build, sets) >= minAgeMs) continue;
        kept.add(build);
        spared += 1;
      }
      if (part === 'shell') for (const { name } of await routedBy(site, kept)) routable.add(name);
      // By folder, not by record: an interrupted command leaves builds that no set names.
      const stored = new Set([...others, ...(await storedBuilds(site, part))]);
      for (const build of stored) if (!kept.has(build)) removed.push([part, build]);
    }
    for (const [part, build] of removed)
      for (const folder of Object.values(sitePaths(site).build(part, build)))
        if (await exists(folder)) await removeFolder(folder);
    return { removed: removed.map((names) => names.join(' ')), spared };
  });
}

function shellFirst({ shell, ...remotes }: Releases): [string, PartReleases][] {
  return Object.entries({ ...(shell && { shell }), ...remotes });
}

function isDropped({ live, since }: PartReleases): boolean {
  return live === undefined && since !== undefined;
}

/** When the last release set with a build ended, in milliseconds since 1970; 0 for a build that was never live. */
function lastLiveMs(part: string, build: string, sets: readonly ReleaseSet[]): number {
  const last = sets.findLastIndex(({ live }) => live[part]?.build === build);
  const end = last < 0 ? undefined : sets[last + 1]?.at;
  return end === undefined ? 0 : Date.parse(end);
}
