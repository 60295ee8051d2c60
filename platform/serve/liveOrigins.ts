import { readFileSync } from 'node:fs';

import { liveOrigin, parseReleases } from '../release/store/record';
import { sitePaths } from '../release/store/sitePaths';
import { readOnceReplaced } from './readOnceReplaced';

/**
 * Gives a function that tells the other origins which the live builds of a site are loaded from, as its record of
 * releases says. It throws a Refusal if the record is damaged: what a page may load is then not known.
 */
export function liveOriginsOf(site: string): () => readonly string[] {
  const file = sitePaths(site).releases;
  // A site without a record of releases has all of its files itself.
  return readOnceReplaced(file, () => originsIn(file), []);
}

function originsIn(file: string): string[] {
  return Object.values(parseReleases(readFileSync(file, 'utf8'), file)).flatMap(
    (part) => liveOrigin(part) ?? [],
  );
}
