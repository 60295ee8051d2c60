import { removeFolder } from '../site/files';
import type { Releases } from '../site/record';
import { changingSite, readReleased, storedBuilds, sitePaths, writeReleases } from '../site/siteFolder';

/** Removes all but the newest `keep` builds of each part, never the live one. Gives the removed ones, as `part build`. */
export async function prune(site: string, keep: number): Promise<string[]> {
  return changingSite(site, async () => {
    const releases = await readReleased(site);
    const removed: [part: string, build: string][] = [];
    const next: Releases = {};
    for (const [part, { live, since, history }] of Object.entries(releases)) {
      const others = history.filter(({ build }) => build !== live);
      const kept = new Set([
        live,
        ...others.slice(Math.max(others.length - (keep - 1), 0)).map(({ build }) => build),
      ]);
      next[part] = { live, since, history: history.filter(({ build }) => kept.has(build)) };
      // By folder, not by record: a killed command leaves builds that no record names.
      const stored = new Set(await storedBuilds(site, part));
      const known = history.map(({ build }) => build).filter((build) => stored.has(build));
      for (const build of new Set([...known, ...stored])) if (!kept.has(build)) removed.push([part, build]);
    }
    await writeReleases(site, next);
    for (const [part, build] of removed) await removeFolder(sitePaths(site).build(part, build));
    return removed.map((names) => names.join(' '));
  });
}
