import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { codeOf, Refusal } from '../console/refusal';

const run = promisify(execFile);

export interface Target {
  /** As rclone takes it: a path, or a remote. */
  address: string;
  /** As messages show it: without the secrets of a connection string. */
  shown: string;
  isFolder: boolean;
  /** It answers an address with the object of that name and the object's headers. */
  isBucket: boolean;
}

/** `remote:path` or `:backend:path`, each with parameters as `,key=value` before the second colon. */
const remote =
  /^(?<name>:?\w[\w. -]*)(?<parameters>(?:,\w+(?:=(?:"(?:[^"]|"")*"|'(?:[^']|'')*'|[^,:"']*))?)*):(?!\/\/)(?<path>.*)$/;

/** Exit code of rclone for a folder that does not exist. */
const noFolder = 3;

/** Whether `--to` names a remote of rclone, and not a folder on a drive such as C: */
export function isRemote(to: string): boolean {
  return /^(:|[^/\\]{2,}:|[\w.-]+,\w+=)/.test(to);
}

export function folderTarget(folder: string): Target {
  return { address: folder, shown: folder, isFolder: true, isBucket: false };
}

/** Asks rclone what kind a remote is. Throws a Refusal for any other text, without repeating it: it may hold a key. */
export async function remoteTarget(to: string): Promise<Target> {
  const { name, path } = remote.exec(to)?.groups ?? {};
  if (name === undefined || path === undefined)
    throw new Refusal('--to takes a folder, or a remote of rclone as remote:path or :sftp,host=HOST:path');
  const target = { address: to, shown: `${name}:${path}`, isFolder: false, isBucket: false };
  const { output } = await rclone(target, ['backend', 'features'], [to]);
  const { Features } = JSON.parse(output) as { Features: { BucketBased: boolean } };
  return { ...target, isBucket: Features.BucketBased };
}

/** The address of a file or folder in a target. */
export function within({ address }: Target, name: string): string {
  return /[:/]$/.test(address) ? address + name : `${address}/${name}`;
}

/**
 * Runs the installed rclone; returns its output, and the names of the files that it copied or deleted. It never asks for
 * anything. A missing folder counts as empty. Throws a Refusal if rclone fails or is not installed.
 *
 * @param places sources and targets
 * @param input its standard input, such as a list of files
 */
export async function rclone(
  target: Target,
  command: readonly string[],
  places: readonly string[],
  input = '',
): Promise<{ output: string; done: string[] }> {
  const line = [...command, '-v', '--use-json-log', '--low-level-retries=3'];
  const running = run('rclone', [...line, '--', ...places], {
    env: { ...process.env, RCLONE_ASK_PASSWORD: 'false' },
    maxBuffer: 64 * 2 ** 20,
  });
  const stop = () => running.child.kill();
  process.once('exit', stop);
  try {
    // It may have ended before it has read all.
    running.child.stdin?.on('error', () => undefined).end(input);
    const { stdout, stderr } = await running;
    return { output: stdout, done: doneIn(stderr) };
  } catch (error) {
    const { code, stderr = '' } = error as { code?: unknown; stderr?: string };
    if (code === noFolder) return { output: '', done: [] };
    if (codeOf(error) === 'ENOENT')
      throw new Refusal(
        'rclone is missing: install it (on Debian as root: apt-get install rclone; elsewhere see rclone.org/install), and publish again',
        { cause: error },
      );
    throw new Refusal(
      `rclone cannot write to ${target.shown} (${reasonIn(stderr, target.address)}): check the target, and publish again`,
      { cause: error },
    );
  } finally {
    process.off('exit', stop);
  }
}

function doneIn(log: string): string[] {
  const entries = log.split('\n').filter((line) => line.startsWith('{'));
  return entries
    .map((line) => JSON.parse(line) as { msg: string; object?: string })
    .flatMap(({ msg, object = '' }) => (/^(Copied|Deleted)/.test(msg) ? [object] : []));
}

/** What rclone says last, without the values of a connection string. */
function reasonIn(log: string, address: string): string {
  const [, last = ''] = /^\S+ \S+ Failed to (.*)/ms.exec(log) ?? [];
  const reason = last.replace(
    /^.*?( for "(?:[^"\\]|\\.)*"|last error was: error in \w+|last error was|^\w+): /s,
    '',
  );
  const [, parameters = ''] = /^[^,:]*:?[^,:]*,(.*)/s.exec(address) ?? [];
  const values = parameters.split(/["',:]|\w+=/).filter((value) => value.length > 3);
  const clean = values.reduce((text, value) => text.replaceAll(value, '…'), reason);
  const [line = ''] = clean.trim().split('\n');
  return line === '' ? 'it does not say why' : line;
}
