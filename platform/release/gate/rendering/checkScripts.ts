import { readFileSync } from 'node:fs';
import path from 'node:path';
import { containerName, entryFile } from 'shared-content/contract/addresses';
import { Refusal } from '../../console/refusal';
import type { LiveBuild } from '../compose';
import { runWithoutRights } from './sandbox';

const program = readFileSync(path.join(import.meta.dirname, 'browserRun.cjs'), 'utf8');

/**
 * Refuses builds whose page would never come alive in a browser: every script must be one, and the shell's federation
 * must be able to load the page of each new remote, of all of them where the shell is new.
 */
export async function checkScripts(
  builds: ReadonlyMap<string, LiveBuild>,
  changed: ReadonlySet<string>,
): Promise<void> {
  const shell = builds.get('shell');
  if (!shell) return;
  for (const [name, remote] of builds) {
    if (name === 'shell' || !(changed.has(name) || changed.has('shell'))) continue;
    const input = {
      shell: shell.base + entryFile('shell'),
      entry: remote.base + entryFile(name),
      container: containerName(name),
      scripts: [...scriptsOf(shell), ...scriptsOf(remote)],
      releaseData: JSON.stringify({ remotes: {} }),
    };
    await runWithoutRights(name, program, input).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      throw new Refusal(`${name} would not come alive in a browser: ${error.message}`, { cause: error });
    });
  }
}

/** Every script of a build, by address. */
function scriptsOf({ base, files }: LiveBuild): [string, string][] {
  const scripts = [...files].filter(([name]) => /^browser\/.*\.js$/.test(name));
  return scripts.map(([name, content]) => [base + name.slice('browser/'.length), content.toString('utf8')]);
}
