import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '../..');

/** The commit of this checkout, with `-dirty` where it has changes; undefined where it is no checkout of git. */
export function commitOfCheckout(): Promise<string | undefined> {
  return git('describe', '--always', '--exclude=*', '--abbrev=12', '--dirty');
}

/** Who runs the command, for the record: the name that git knows, or that of the system's user. */
export async function whoRuns(): Promise<string | undefined> {
  return (await git('config', 'user.name')) ?? systemUser();
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
