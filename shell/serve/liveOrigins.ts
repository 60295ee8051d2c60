import { type BigIntStats, readFileSync, statSync } from 'node:fs';

import { liveOrigin, parseReleases } from '../site/record';
import { sitePaths } from '../site/sitePaths';

/**
 * Gives a function that tells the other origins which the live builds of a site are loaded from, as its record of
 * releases says. It reads the record again when that has been replaced, since a long one takes longer than an answer.
 * It throws a Refusal if the record is damaged: what a page may load is then not known.
 */
export function liveOriginsOf(site: string): () => readonly string[] {
  const file = sitePaths(site).releases;
  let read: { version: string; origins: readonly string[] } | undefined;
  return () => {
    const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
    // A site without a record of releases has all of its files itself.
    if (!stats) return [];
    const version = versionOf(stats);
    // Read after its version is taken: a record that is replaced in between is read once more.
    if (read?.version !== version) read = { version, origins: originsIn(file) };
    return read.origins;
  };
}

/** Differs between any two contents: a release renames a new file into place. */
function versionOf({ ino, size, mtimeNs }: BigIntStats): string {
  return [ino, size, mtimeNs].join(' ');
}

function originsIn(file: string): string[] {
  return Object.values(parseReleases(readFileSync(file, 'utf8'), file)).flatMap(
    (part) => liveOrigin(part) ?? [],
  );
}
