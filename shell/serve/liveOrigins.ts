import { existsSync, readFileSync } from 'node:fs';

import { liveOrigin, parseReleases } from '../site/record';
import { sitePaths } from '../site/siteFolder';

/**
 * The other origins that the live builds of a site are loaded from, as its `releases.json` says.
 * Throws a Refusal if that is damaged: what a page may load is then not known.
 */
export function liveOrigins(site: string): string[] {
  const file = sitePaths(site).releases;
  // A site without a record of releases has all of its files itself.
  if (!existsSync(file)) return [];
  const releases = parseReleases(readFileSync(file, 'utf8'), file);
  return Object.values(releases).flatMap((part) => liveOrigin(part) ?? []);
}
