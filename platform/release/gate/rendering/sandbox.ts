import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { Refusal } from '../../console/refusal';
import { processMb, processMs } from '../../limits';

/** An answer holds the pages of a part twice. */
const largestAnswerMb = 50;

/** Node 20 knows its permissions under an earlier name. */
const withoutRights = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

const confined = programText('confined.cjs');

/** The processes that run foreign code. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
// Node's own answer to this signal is to open a debugger, to whoever may send it.
process.on('SIGUSR1', () => undefined);

/** The text of a program beside this file, to be run without rights. */
export function programText(name: string): string {
  return readFileSync(path.join(import.meta.dirname, name), 'utf8');
}

/**
 * Runs the text of a CommonJS program in a process without environment variables, network, and rights over files,
 * processes and threads. `confined.cjs` provides its `input`, and the functions to answer with `{ value }` or `{ error }`.
 * The answer ends it, whatever is still running.
 *
 * @param what names what runs there, in errors.
 * @param readable folders that the program may read until it calls `confine`.
 * @throws Refusal with one line if the program answers with an error, ends without an answer or exceeds a limit.
 */
export async function runWithoutRights(
  what: string,
  program: string,
  input: object,
  readable: readonly string[] = [],
): Promise<unknown> {
  const flags = [
    ...[withoutRights, '--no-warnings', '--disallow-code-generation-from-strings'],
    `--max-old-space-size=${processMb}`,
    ...readable.map((folder) => `--allow-fs-read=${folder}/*`),
  ];
  const child = startLimited([process.execPath, ...flags, '--eval', confined + program], processMb * 2);
  running.add(child);
  const over = new AbortController();
  const { signal } = over;
  try {
    // A child that ends at once reads nothing; how it has ended says more.
    child.stdin.on('error', () => undefined).end(JSON.stringify(input));
    const [answer, printed, [code]] = await Promise.race([
      Promise.all([
        textOf(what, child.stdout),
        textOf(what, child.stderr),
        once(child, 'close', { signal }) as Promise<[unknown]>,
      ]),
      setTimeout(processMs, undefined, { signal }).then(() => {
        throw new Refusal(`${what} does not finish: it was stopped after ${processMs / 1000} s`);
      }),
    ]);
    return answer === '' ? ended(what, code, printed, processMb) : valueOf(what, answer);
  } finally {
    over.abort();
    child.kill('SIGKILL');
    running.delete(child);
  }
}

/** Node limits JavaScript objects only; `ulimit`, which Windows lacks, limits buffers and everything else. */
function startLimited([program = '', ...line]: string[], processMb: number) {
  const limited = ['-c', `ulimit -d ${processMb * 1024}; exec "$0" "$@"`, program, ...line];
  const options = { env: {}, stdio: 'pipe' } as const;
  return process.platform === 'win32' ? spawn(program, line, options) : spawn('/bin/sh', limited, options);
}

async function textOf(what: string, stream: Readable): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of stream as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > largestAnswerMb * 1e6)
      throw new Refusal(`${what} answers with more than ${largestAnswerMb} MB`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

function ended(what: string, code: unknown, printed: string, processMb: number): never {
  throw new Refusal(
    printed.includes('out of memory')
      ? `${what} needs more than ${processMb} MB of memory`
      : `${what} ends the process that runs it (exit code ${String(code)}) before it is done`,
  );
}

function valueOf(what: string, text: string): unknown {
  const answer = parsed(text);
  if (typeof answer === 'object' && answer !== null) {
    if ('value' in answer) return answer.value;
    if ('error' in answer && typeof answer.error === 'string') {
      const [line = ''] = answer.error.split('\n');
      const isNamed = [what, 'shell'].some((name) => line.startsWith(`${name} `));
      throw new Refusal(isNamed ? line : `${what} fails: ${line}`);
    }
  }
  throw new Refusal(`${what} sent an invalid answer`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
