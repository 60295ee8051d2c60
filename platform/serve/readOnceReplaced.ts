import { type BigIntStats, statSync } from 'node:fs';

/**
 * Gives a function that gives what `read` makes of a file, or `none` where there is no such file. It reads again when the
 * file has been replaced: reading a long record takes longer than an answer.
 */
export function readOnceReplaced<T>(file: string, read: () => T, none: T): () => T {
  let last: { version: string; value: T } | undefined;
  return () => {
    const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
    if (!stats) return none;
    const version = versionOf(stats);
    // Read after its version is taken: a file that is replaced in between is read once more.
    if (last?.version !== version) last = { version, value: read() };
    return last.value;
  };
}

/** Differs between any two contents: a release renames a new file into place. */
function versionOf({ ino, size, mtimeNs }: BigIntStats): string {
  return [ino, size, mtimeNs].join(' ');
}
