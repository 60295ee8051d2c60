import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { runNpm } from '../release/console/npm';
import { messageOf, Refusal } from '../release/console/refusal';
import { inScratch } from '../release/store/files';
import { fileOf, type Manifest, pack, packages } from './newPart';

const checks = ['types', 'lint', 'test'];

/**
 * Brings the packages of this checkout to a part in a repository of its own, installs them and runs the part's checks.
 * Throws a Refusal if the folder is no such repository, or if a check fails: then the packages stay, for the part to be
 * adapted.
 *
 * @param say prints the change of the contract, and each step
 */
export async function updatePart(dir: string, say: (line: string) => void): Promise<void> {
  const manifest = manifestIn(dir);
  const packed = await pack();
  for (const owner of packages) {
    const before = manifest.devDependencies[owner]?.replace('file:', '') ?? '';
    const after = fileOf(owner, packed.keys());
    if (after === before) {
      say(`${owner} is the same`);
      continue;
    }
    writeFileSync(path.join(dir, after), packed.get(after) ?? '');
    if (owner === 'shared-content') say(await contractChange(path.join(dir, before), path.join(dir, after)));
    rmSync(path.join(dir, before));
    manifest.devDependencies[owner] = `file:${after}`;
    say(`${before} is now ${after}`);
  }
  writeFileSync(path.join(dir, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await npmIn(dir, 'install');
  for (const check of checks) {
    await npmIn(dir, 'run', check);
    say(`npm run ${check} passes`);
  }
}

function manifestIn(dir: string): Manifest {
  try {
    const manifest = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as Manifest;
    if (packages.every((owner) => manifest.devDependencies[owner]?.startsWith('file:packages/')))
      return manifest;
  } catch {
    // Refused below.
  }
  throw new Refusal(
    `${dir} is no part that npm run new-part has written outside of this repository: name the folder of one`,
  );
}

/** The change of the contract between two packages of shared-content, as git shows it. */
function contractChange(before: string, after: string): Promise<string> {
  return inScratch('contract-', async (folder) => {
    for (const [name, file] of Object.entries({ before, after })) {
      const own = path.join(folder, name);
      await mkdir(own);
      execFileSync('tar', ['-xzf', file, '--strip-components=1', '-C', own, 'package/src/contract']);
    }
    const line = ['diff', '--no-index', 'before', 'after'];
    const { stdout } = spawnSync('git', line, { cwd: folder, encoding: 'utf8' });
    return stdout || 'The contract is the same';
  });
}

async function npmIn(dir: string, ...line: string[]): Promise<void> {
  await runNpm('npm', line, { cwd: dir }).catch((error: unknown) => {
    throw new Refusal(`The packages are there, but in ${dir} ${messageOf(error)}`, { cause: error });
  });
}
