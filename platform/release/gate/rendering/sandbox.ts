import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Refusal } from '../../console/refusal';

export interface Limits {
  /** How long it may take, its start included. */
  timeMs: number;
  /** The most memory for JavaScript objects. */
  memoryMb: number;
}

/** Many times what rendering takes, since the machine may be busy with much else. */
const usualLimits: Limits = { timeMs: 20_000, memoryMb: 512 };

/** Node 20 knows its permissions under an earlier name. */
const withoutRights = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/** Everything that a sandbox cannot do is refused to it by Node; these are the processes that are at it. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/**
 * Runs the text of a CommonJS program in a process of its own that has no environment variables and may not read or
 * write files, start processes or threads. The program gets the input as its one message, and answers by sending
 * `{ value }` or `{ error }`. It ends with its answer, whatever it has left running.
 *
 * @param what names what runs there, in errors.
 * @throws Refusal with one line where the program answers with an error, ends without an answer or exceeds a limit.
 */
export async function runWithoutRights(
  what: string,
  program: string,
  input: object,
  { timeMs, memoryMb }: Limits = usualLimits,
): Promise<unknown> {
  const flags = [withoutRights, '--no-warnings', `--max-old-space-size=${memoryMb}`];
  const child = spawn(process.execPath, [...flags, '--eval', program], {
    env: {},
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  });
  running.add(child);
  const printed: Buffer[] = [];
  child.stderr?.on('data', (text: Buffer) => printed.push(text));
  const over = new AbortController();
  const { signal } = over;
  try {
    // A child that ends at once breaks the channel; how it has ended says more.
    child.send(input, () => undefined);
    const answer = await Promise.race([
      once(child, 'message', { signal }).then(([message]: unknown[]) => message),
      once(child, 'close', { signal }).then(([code]: unknown[]) => ended(what, code, printed, memoryMb)),
      setTimeout(timeMs, undefined, { signal }).then(() => {
        throw new Refusal(`${what} does not finish: it was stopped after ${timeMs / 1000} s`);
      }),
    ]);
    return valueOf(what, answer);
  } finally {
    over.abort();
    child.kill('SIGKILL');
    running.delete(child);
  }
}

function ended(what: string, code: unknown, printed: Buffer[], memoryMb: number): never {
  throw new Refusal(
    Buffer.concat(printed).includes('heap out of memory')
      ? `${what} needs more than ${memoryMb} MB of memory`
      : `${what} ends the process that runs it (exit code ${String(code)}) before it is done`,
  );
}

function valueOf(what: string, answer: unknown): unknown {
  if (typeof answer === 'object' && answer !== null) {
    if ('value' in answer) return answer.value;
    if ('error' in answer && typeof answer.error === 'string') {
      const [line = ''] = answer.error.split('\n');
      const isNamed = [what, 'shell'].some((name) => line.startsWith(`${name} `));
      throw new Refusal(isNamed ? line : `${what} fails: ${line}`);
    }
  }
  throw new Refusal(`${what} gives an answer that is none`);
}
