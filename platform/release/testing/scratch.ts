import { mkdtempSync, rmSync } from 'node:fs';
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
