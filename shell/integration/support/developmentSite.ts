import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Build, readBuild } from '../../release/build';
import { partNames, releaseBuilds } from '../../release/change';

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '../../..');

/** Releases development builds of all parts, in which React checks and warns, into a folder that the caller removes. */
export async function developmentSite(): Promise<string> {
  const site = await mkdtemp(path.join(tmpdir(), 'development-site-'));
  const builds = await Promise.all(partNames.map(developmentBuild));
  await releaseBuilds(site, new Map(builds.map((build) => [build.record.part, { build }])));
  return site;
}

async function developmentBuild(part: string): Promise<Build> {
  const folder = await mkdtemp(path.join(tmpdir(), `${part}-`));
  try {
    const options = ['--mode', 'development', '--env', `dist=${folder}`];
    await run('npm', ['run', 'build', '--silent', '-w', part, '--', ...options], {
      cwd: root,
      shell: process.platform === 'win32',
    });
    return await readBuild(folder, part);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
