import { cpSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A new folder outside the project, removed after the tests of a file. */
export function scratchFolder(place = tmpdir()): string {
  const folder = mkdtempSync(path.join(place, 'release-'));
  folders.push(folder);
  return folder;
}

const memory = '/dev/shm';

/** The same for small files, in memory if there is room: writing and removing them takes half as long as on a disk. */
export function smallFolder(): string {
  return scratchFolder(hasRoom() ? memory : undefined);
}

/** A container may have 64 MB of it. */
function hasRoom(): boolean {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 1e9;
}

/** A copy of a small folder, under the same name. */
export function smallCopy(folder: string): string {
  const copy = path.join(smallFolder(), path.basename(folder));
  cpSync(folder, copy, { recursive: true, preserveTimestamps: true });
  return copy;
}
