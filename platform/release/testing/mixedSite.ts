import { cpSync, rmSync } from 'node:fs';
import { mixedPaths, sitePaths } from '../store/sitePaths';

/** Puts a site back into the layout in which its public files lay among the others. */
export function mix(site: string): void {
  const [from, to] = [sitePaths(site), mixedPaths(site)];
  for (const [folder, place] of [
    [from.public, to.public],
    [from.builds.kept, to.builds.kept],
  ] as const) {
    cpSync(folder, place, { recursive: true, preserveTimestamps: true });
    rmSync(folder, { recursive: true });
  }
}
