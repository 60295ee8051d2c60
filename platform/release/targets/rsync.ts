import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { codeOf } from '../store/fileErrors';
import { Refusal } from '../console/refusal';

const run = promisify(execFile);

/** A name that started with a hyphen would be an option of ssh. */
const host = String.raw`([\w.+-]+@)?(\w[\w.-]*|\[[\da-fA-F:]+\])`;
const targets = [new RegExp(`^${host}:(?!//).`), new RegExp(String.raw`^rsync://${host}(:\d+)?/[^/]`)];

/** A folder on another machine, as rsync takes it, with a slash at its end. Throws a Refusal for what is none. */
export function rsyncTarget(to: string): string {
  if (to.startsWith('-') || !targets.some((form) => form.test(to)))
    throw new Refusal(
      `--to takes a folder, or a target of rsync as user@host:/path or rsync://host/module/path, not '${to}'`,
    );
  return to.endsWith('/') ? to : `${to}/`;
}

/**
 * Runs the installed rsync, and gives the names that it prints. It asks nobody for anything. Throws a Refusal where it
 * fails, or where there is none.
 *
 * @param names the files that it is about, relative to the source; left out: the source itself
 */
export async function rsync(
  line: readonly string[],
  source: string,
  target: string,
  names?: readonly string[],
): Promise<string[]> {
  const options = ['--checksum', '--perms', '--chmod=D755,F644', '--timeout=120', '--out-format=%n'];
  const list = names ? ['--from0', '--files-from=-'] : [];
  const running = run('rsync', [...options, ...list, ...line, '--', source, target], {
    env: environment(),
    maxBuffer: 64 * 2 ** 20,
  });
  const stop = () => running.child.kill();
  process.once('exit', stop);
  try {
    // It may have ended before it has read the list, and then says why itself.
    running.child.stdin?.on('error', () => undefined).end(names?.map((name) => `${name}\0`).join(''));
    const { stdout } = await running;
    return stdout.split('\n').filter((name) => name !== '' && !name.endsWith('/'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT')
      throw new Refusal('rsync is missing: install it, or name a folder with --to', { cause: error });
    throw new Refusal(`rsync has ended (${reasonOf(error)}): check the target, and publish again`, {
      cause: error,
    });
  } finally {
    process.off('exit', stop);
  }
}

function environment(): NodeJS.ProcessEnv {
  return {
    RSYNC_RSH: 'ssh -o BatchMode=yes -o ConnectTimeout=20',
    // Without one, a server that wants a password makes rsync ask for it.
    RSYNC_PASSWORD: '',
    ...process.env,
    LC_ALL: 'C',
  };
}

/** The first line that says something, without control characters, which a terminal would follow. */
function reasonOf(error: unknown): string {
  const { stderr } = { ...(error as { stderr?: unknown }) };
  const lines = String(stderr)
    .split('\n')
    .map((line) => line.replaceAll(/\p{Cc}/gu, ' ').trim());
  return lines.find((line) => line !== '') ?? 'it does not say why';
}
