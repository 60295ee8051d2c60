import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '../../..');

const commitLength = 12;

/** The commit of a folder that was built elsewhere, as RELEASE_COMMIT says it. */
export function commitOfPipeline(): string | undefined {
  const commit = variable('RELEASE_COMMIT');
  return commit && /^[0-9a-f]{7,64}$/.test(commit) ? commit.slice(0, commitLength) : undefined;
}

/** The commit of what is built here: RELEASE_COMMIT, or else git's, with `-dirty` where the checkout has changes. */
export async function commitOfCheckout(): Promise<string | undefined> {
  return (
    commitOfPipeline() ??
    (await git('describe', '--always', '--exclude=*', `--abbrev=${commitLength}`, '--dirty'))
  );
}

/** Who runs the command, for the record: RELEASE_BY, the name that git knows, or the system's user. */
export async function whoRuns(): Promise<string | undefined> {
  return variable('RELEASE_BY') ?? (await git('config', 'user.name')) ?? systemUser();
}

/** Without control characters, which a terminal would follow. */
function variable(name: 'RELEASE_BY' | 'RELEASE_COMMIT'): string | undefined {
  return (process.env[name] ?? '').replaceAll(/\p{Cc}/gu, '').trim() || undefined;
}

async function git(...line: string[]): Promise<string | undefined> {
  try {
    const { stdout } = await run('git', line, { cwd: root });
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
