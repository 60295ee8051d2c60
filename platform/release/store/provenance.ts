import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';
import { projectFolder } from '../../projectFolder.mjs';

const run = promisify(execFile);

const commitLength = 12;

/**
 * The commit of a build in a folder: RELEASE_COMMIT, or else that of the checkout around it, with `-dirty` if
 * it has changes.
 */
export async function commitOf(folder: string): Promise<string | undefined> {
  const named = variable('RELEASE_COMMIT');
  if (named && /^[0-9a-f]{7,64}$/.test(named)) return named.slice(0, commitLength);
  return git(folder, 'describe', '--always', '--exclude=*', `--abbrev=${commitLength}`, '--dirty');
}

/** Who runs the command, for the record: RELEASE_BY, the name that git knows, or the system's user. */
export async function whoRuns(): Promise<string | undefined> {
  return variable('RELEASE_BY') ?? (await git(projectFolder, 'config', 'user.name')) ?? systemUser();
}

/** Without control characters, which a terminal would follow. */
function variable(name: 'RELEASE_BY' | 'RELEASE_COMMIT'): string | undefined {
  return (process.env[name] ?? '').replaceAll(/\p{Cc}/gu, '').trim() || undefined;
}

async function git(cwd: string, ...line: string[]): Promise<string | undefined> {
  try {
    const { stdout } = await run('git', line, { cwd });
    return stdout.trim() || undefined;
  } catch {
    return undefined;
  }
}

/** In a container the user may have a number and no name. */
function systemUser(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    return undefined;
  }
}
