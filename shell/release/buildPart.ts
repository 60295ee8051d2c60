import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Build, readBuild } from './build';
import { Refusal } from '../site/refusal';

const root = path.join(import.meta.dirname, '../..');

/**
 * Runs a part's own `build` script and reads what it made. It builds into a folder of its own, so that
 * several builds of one part do not meet. Throws a Refusal with the build's messages where it fails.
 */
export async function buildPart(part: string): Promise<Build> {
  const folder = await mkdtemp(path.join(tmpdir(), `${part}-`));
  try {
    await runBuild(part, folder);
    return await readBuild(folder, part);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function runBuild(part: string, folder: string): Promise<void> {
  const messages: Buffer[] = [];
  const build = spawn('npm', ['run', 'build', '--silent', '-w', part, '--', '--env', `dist=${folder}`], {
    cwd: root,
    // On Windows npm is a command script, which only a shell runs.
    shell: process.platform === 'win32',
  });
  build.stdout.on('data', (text: Buffer) => messages.push(text));
  build.stderr.on('data', (text: Buffer) => messages.push(text));
  const code = await new Promise<number | null>((resolve, reject) => {
    build.on('error', reject);
    build.on('close', resolve);
  });
  if (code !== 0) throw new Refusal(`${part} does not build:\n${Buffer.concat(messages).toString()}`);
}
