import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { codeOf, Refusal } from '../../console/refusal';

const run = promisify(execFile);

/** Longer than any push takes, and shorter than a pipeline waits, in milliseconds. */
const timeoutMs = 10 * 60_000;

export class GitFailure extends Error {
  override name = 'GitFailure';

  constructor(
    readonly printed: string,
    options: ErrorOptions,
  ) {
    super(reasonIn(printed), options);
  }
}

/**
 * Runs the installed git in a folder; returns its output. It never asks for anything. Throws a GitFailure with git's own
 * reason, and a Refusal if git is not installed.
 */
export async function git(folder: string, ...line: readonly string[]): Promise<string> {
  const running = run('git', [...settings, ...line], {
    cwd: folder,
    env: environment(),
    timeout: timeoutMs,
    maxBuffer: 64 * 2 ** 20,
  });
  // Otherwise a push continues after its command was stopped.
  const stop = () => running.child.kill();
  process.once('exit', stop);
  try {
    return (await running).stdout.trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT')
      throw new Refusal('git is missing: install it, or name a folder with --site', { cause: error });
    throw new GitFailure(printedBy(error), { cause: error });
  } finally {
    process.off('exit', stop);
  }
}

/** Override the user's settings: no hooks, no symbolic links, no maintenance of a folder that is soon removed. */
const settings = [
  'core.hooksPath=/dev/null',
  'core.symlinks=false',
  'gc.auto=0',
  'maintenance.auto=false',
].flatMap((setting) => ['-c', setting]);

/** Git sets these for a hook, which may run the command: they name the hook's repository. */
const ofAnotherRepository =
  /^GIT_(DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|COMMON_DIR|NAMESPACE|PREFIX)$/;

function environment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !ofAnotherRepository.test(name));
  return {
    GIT_SSH_COMMAND: 'ssh -o BatchMode=yes -o ConnectTimeout=20',
    ...Object.fromEntries(own),
    GIT_TERMINAL_PROMPT: '0',
    LC_ALL: 'C',
  };
}

function printedBy(error: unknown): string {
  const { stderr, killed } = { ...(error as { stderr?: unknown; killed?: boolean }) };
  return killed ? 'no answer in time' : String(stderr);
}

/** The first line with a reason, without control characters, which a terminal would obey. */
function reasonIn(printed: string): string {
  const lines = printed.split(/[\r\n]+/).map((line) => line.replaceAll(/\p{Cc}/gu, ' ').trim());
  const first = lines.find((line) => line !== '' && !/^(To |Warning: Permanently added )/.test(line));
  return (first ?? 'git does not say why')
    .replace(/^((remote|fatal|error|ERROR): *)+/, '')
    .replace(/\.$/, '');
}
