import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type Build, readBuild } from '../store/build';
import { releaseBuilds } from '../store/change';
import { inScratch } from '../store/files';
import type { ChangeReport, NewBuild } from '../store/goLive';
import { Refusal } from '../console/refusal';
import { folderOfPart, partNames } from '../../parts';
import { projectFolder } from '../../projectFolder.mjs';
import { folderOf } from '../console/commandLine';
import { commitOf, isPlainName } from '../store/releaseSets';
import { absentBuilds } from './absentParts';

/** Called with a line of text for each part that is built. */
type OnProgress = (line: string) => void;

/** Builds all parts of this checkout and puts them live in a site together, with stand-ins for absent parts. */
export async function releaseAll(site: string): Promise<ChangeReport> {
  const builds = await buildParts(partNames);
  const absent = (await absentBuilds(site)).map(({ build }) => build);
  return releaseBuilds(site, new Map([...builds, ...absent].map((build) => [build.record.part, { build }])));
}

/**
 * Builds parts of this checkout, each with its own webpack configuration, and reads the builds, in the order of their
 * names. Throws a Refusal with webpack's messages if one fails.
 */
async function buildParts(parts: readonly string[], onProgress?: OnProgress): Promise<Build[]> {
  checkPath(projectFolder);
  const absent = parts.find((part) => !existsSync(path.join(folderOfPart(part), 'webpack.config.mjs')));
  if (absent)
    throw new Refusal(
      `The sources of ${absent} are not here: build it where they are, and name its folder with --dist DIR`,
    );
  // Not into `dist/`: two commands may build one part at the same time.
  return inScratch('build-', async (folder) => {
    await runBuilds(parts, folder, onProgress);
    return Promise.all(parts.map((part) => readBuild(path.join(folder, part), part)));
  });
}

/** Webpack reads these characters in a path as its own syntax, and then fails in many words. */
export function checkPath(checkout: string): void {
  const [found] = /['#!?]/.exec(checkout) ?? [];
  if (found)
    throw new Refusal(`Nothing can be built in ${checkout}: move the checkout to a path without ${found}`);
}

async function runBuilds(parts: readonly string[], dist: string, onProgress?: OnProgress): Promise<void> {
  const program = path.join(import.meta.dirname, '../../build/cli.ts');
  const folders = parts.map(folderOfPart);
  const line = ['--import', 'tsx', program, dist, ...folders];
  const command = spawn(process.execPath, line, { cwd: projectFolder, stdio: ['ignore', 'pipe', 'pipe'] });
  const messages: Buffer[] = [];
  command.stderr.on('data', (text: Buffer) => messages.push(text));
  if (onProgress) createInterface(command.stdout).on('line', onProgress);
  else command.stdout.resume();
  await once(command, 'close');
  if (command.exitCode !== 0) throw new Refusal(Buffer.concat(messages).toString().trimEnd());
}

/**
 * The parts that a command line names (none: all), each with its built folder, if given. A built folder may be one of a
 * part that this checkout does not have.
 */
export function builtFolders(names: string[], dist: string | undefined): Map<string, string | undefined> {
  const folders = new Map<string, string | undefined>();
  const named = names.length > 0 ? names : partNames;
  if (dist !== undefined && named.length > 1)
    throw new Refusal('--dist releases one folder: name the one part that it is a build of');
  for (const name of named) {
    const [, part = '', own] = /^([^=]*)(?:=(.*))?$/.exec(name) ?? [];
    if (own === '') throw new Refusal(`${name} names no folder: write ${name}DIR`);
    if (own !== undefined && dist !== undefined)
      throw new Refusal(`${part} has two folders: leave out --dist`);
    const folder = own ?? dist;
    if (folders.has(part)) throw new Refusal(`'${part}' is given twice. See --help`);
    if (!(folder === undefined ? partNames.includes(part) : isPlainName(part)))
      throw new Refusal(`There is no part '${part}' to build: use ${partNames.join(', ')}, or PART=DIR`);
    folders.set(part, folder === undefined ? undefined : folderOf(folder));
  }
  return folders;
}

/** Reads the built folders, and builds the parts that have none. */
export async function readOrBuild(
  folders: ReadonlyMap<string, string | undefined>,
  origin?: string,
): Promise<Map<string, NewBuild>> {
  const newBuilds = new Map<string, NewBuild>();
  for (const [part, folder] of folders)
    if (folder)
      newBuilds.set(part, { build: await readBuild(folder, part), origin, commit: await commitOf(folder) });
  const unbuilt = [...folders.keys()].filter((part) => !folders.get(part));
  if (unbuilt.length === 0) return newBuilds;
  const builds = await buildParts(unbuilt, (line) => {
    console.log(line);
  });
  const commit = await commitOf(projectFolder);
  for (const build of builds) newBuilds.set(build.record.part, { build, origin, commit });
  return newBuilds;
}
