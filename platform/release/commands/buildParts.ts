import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type Build, readBuild } from '../store/build';
import { releaseBuilds } from '../store/change';
import type { ChangeReport } from '../store/goLive';
import { Refusal } from '../console/refusal';
import { absentBuilds } from './absentParts';
import { folderOfPart, partNames } from '../../parts';
import { projectFolder } from '../../projectFolder.mjs';

interface BuildOptions {
  mode?: 'development' | 'production';
  /** Called with a line of text for each part that is built. */
  onProgress?: (line: string) => void;
}

/** Builds all parts of this checkout and puts them live in a site together, with stand-ins for absent parts. */
export async function releaseAll(site: string, options?: BuildOptions): Promise<ChangeReport> {
  const builds = await buildParts(partNames, options);
  const absent = (await absentBuilds(site)).map(({ build }) => build);
  return releaseBuilds(site, new Map([...builds, ...absent].map((build) => [build.record.part, { build }])));
}

/**
 * Builds parts of this checkout, each with its own webpack configuration, and reads the builds, in the order of their
 * names. Throws a Refusal with webpack's messages if one fails.
 */
export async function buildParts(parts: readonly string[], options: BuildOptions = {}): Promise<Build[]> {
  checkPath(projectFolder);
  const absent = parts.find((part) => !existsSync(path.join(folderOfPart(part), 'webpack.config.mjs')));
  if (absent)
    throw new Refusal(
      `The sources of ${absent} are not here: build it where they are, and name its folder with --dist DIR`,
    );
  // A folder of its own, so that several builds of one part do not meet.
  const folder = await mkdtemp(path.join(tmpdir(), 'build-'));
  try {
    await runBuilds(parts, folder, options);
    return await Promise.all(parts.map((part) => readBuild(path.join(folder, part), part)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Webpack reads these characters in a path as its own syntax, and then fails in many words. */
export function checkPath(checkout: string): void {
  const [found] = /['#!?]/.exec(checkout) ?? [];
  if (found)
    throw new Refusal(`Nothing can be built in ${checkout}: move the checkout to a path without ${found}`);
}

async function runBuilds(
  parts: readonly string[],
  dist: string,
  { mode = 'production', onProgress }: BuildOptions,
): Promise<void> {
  const program = path.join(import.meta.dirname, '../../build/cli.ts');
  const folders = parts.map(folderOfPart);
  const line = ['--import', 'tsx', program, '--dist', dist, '--mode', mode, ...folders];
  const command = spawn(process.execPath, line, { cwd: projectFolder, stdio: ['ignore', 'pipe', 'pipe'] });
  const stop = () => command.kill('SIGKILL');
  process.once('exit', stop);
  const messages: Buffer[] = [];
  command.stderr.on('data', (text: Buffer) => messages.push(text));
  if (onProgress) createInterface(command.stdout).on('line', onProgress);
  else command.stdout.resume();
  await once(command, 'close');
  process.off('exit', stop);
  if (command.exitCode !== 0) throw new Refusal(Buffer.concat(messages).toString().trimEnd());
}
