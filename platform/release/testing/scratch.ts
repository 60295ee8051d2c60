import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A new folder outside the project, removed after the tests of a file. */
export function scratchFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  folders.push(folder);
  return folder;
}

/** A copy of a folder, below a scratch folder and under the same name. */
export function scratchCopy(folder: string): string {
  const copy = path.join(scratchFolder(), path.basename(folder));
  cpSync(folder, copy, { recursive: true, preserveTimestamps: true });
  return copy;
}
