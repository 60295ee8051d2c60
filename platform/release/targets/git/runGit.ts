import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { codeOf } from '../../store/fileErrors';
import { Refusal } from '../../console/refusal';

const run = promisify(execFile);

/** Longer than any push takes, and shorter than a pipeline waits, in milliseconds. */
const timeoutMs = 10 * 60_000;

/** A command of git that has failed. */
export class GitFailure extends Error {
  override name = 'GitFailure';

  constructor(
    /** All that it has printed among the errors. */
    readonly printed: string,
    options: ErrorOptions,
  ) {
    super(reasonIn(printed), options);
  }
}

/**
 * Runs the installed git in a folder, and gives what it prints. It asks nobody for anything. Throws a GitFailure with
 * git's own reason, and a Refusal where there is no git.
 */
export async function git(folder: string, ...line: readonly string[]): Promise<string> {
  const running = run('git', [...settings, ...line], {
    cwd: folder,
    env: environment(),
    timeout: timeoutMs,
    maxBuffer: 64 * 2 ** 20,
  });
  // Without this a push would go on after its command was stopped.
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

/**
 * What a user's own settings must not change: hooks run for other repositories, links could lead elsewhere, and git
 * tidies up aside, in a folder that is soon removed; newer versions name that maintenance.
 */
const settings = [
  'core.hooksPath=/dev/null',
  'core.symlinks=false',
  'gc.auto=0',
  'maintenance.auto=false',
].flatMap((setting) => ['-c', setting]);

/** Where a hook of another repository runs the command, these would name that one. */
const ofAnotherRepository = [
  'GIT_DIR',
  'GIT_WORK_TREE',
  'GIT_INDEX_FILE',
  'GIT_OBJECT_DIRECTORY',
  'GIT_ALTERNATE_OBJECT_DIRECTORIES',
  'GIT_COMMON_DIR',
  'GIT_NAMESPACE',
  'GIT_PREFIX',
];

function environment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !ofAnotherRepository.includes(name));
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

/** The first line that says something, without control characters, which a terminal would follow. */
function reasonIn(printed: string): string {
  const lines = printed.split(/[\r\n]+/).map((line) => line.replaceAll(/\p{Cc}/gu, ' ').trim());
  const first = lines.find((line) => line !== '' && !/^(To |Warning: Permanently added )/.test(line));
  return (first ?? 'git does not say why')
    .replace(/^((remote|fatal|error|ERROR): *)+/, '')
    .replace(/\.$/, '');
}
