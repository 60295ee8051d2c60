import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Remote, remotes } from 'shared-content/contract/remotes';
import { projectFolder } from './projectFolder.mjs';

/*
 * The parts of this checkout: those that it has sources of. Which parts a site has is another question, which its live
 * shell answers.
 */

/** Whether this package is installed in a part's own repository, which has that part alone. */
const isInstalled = projectFolder !== path.join(import.meta.dirname, '..');

function isHere(part: string): boolean {
  return existsSync(path.join(projectFolder, part, 'webpack.config.mjs'));
}

export const remotesHere = remotes.filter(({ name }) => isHere(name));

/** The rows of remotes whose sources are elsewhere. A part's own repository makes no site, and so misses none. */
export const remotesElsewhere: readonly Remote[] = isInstalled
  ? []
  : remotes.filter(({ name }) => !isHere(name));

export const partNames: readonly string[] = isInstalled
  ? [ownName()]
  : ['shell', ...remotesHere.map(({ name }) => name)];

/** The folder of a part of this checkout. */
export function folderOfPart(part: string): string {
  return isInstalled ? projectFolder : path.join(projectFolder, part);
}

function ownName(): string {
  const { name } = JSON.parse(readFileSync(path.join(projectFolder, 'package.json'), 'utf8')) as {
    name: string;
  };
  return name;
}
