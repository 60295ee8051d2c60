import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { exitCodeOf } from '../console/refusal';
import { runCommand } from '../commands/commands';
import { hashes } from './builds';

const root = path.join(import.meta.dirname, '../../..');
const tsx = pathToFileURL(require.resolve('tsx')).href;

interface Ended {
  code: number | null;
  output: string;
  errors: string;
}

/** Runs `npm run <line>` inside the process of the test, with `--site` if a site is given. */
export async function runLine([name, ...line]: string[], site?: string): Promise<Ended> {
  if (site !== undefined) line.push('--site', site);
  const printed: Record<'log' | 'error', string[]> = { log: [], error: [] };
  const spies = (['log', 'error'] as const).map((method) =>
    jest.spyOn(console, method).mockImplementation((...texts: unknown[]) => {
      printed[method].push(texts.join(' '));
    }),
  );
  try {
    const code = await exitCodeOf(() => runCommand(name, line));
    return { code, output: printed.log.join('\n'), errors: printed.error.join('\n') };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** Runs a command that must succeed inside the process of the test; returns its output. */
export async function succeed(line: string[], site?: string): Promise<string> {
  return outputOf(line, await runLine(line, site));
}

/** Runs a command on a site that must refuse with one line and change nothing; returns the line. */
export async function refusal(line: string[], site: string): Promise<string> {
  const before = await hashes(site);
  const { code, output, errors } = await runLine(line, site);
  expect({ code, output, lines: errors.split('\n').length }).toEqual({ code: 1, output: '', lines: 1 });
  expect(await hashes(site)).toEqual(before);
  return errors;
}

export interface Where {
  cwd?: string;
  program?: string;
  env?: Record<string, string>;
}

/** Starts `npm run <line>` in a process of its own, without npm, so that a signal reaches the command itself. */
export function startProcess(
  line: string[],
  { cwd = root, program = 'release/commands/cli.ts', env }: Where = {},
): ChildProcess {
  return spawn(process.execPath, ['--import', tsx, path.join(root, 'platform', program), ...line], {
    cwd,
    env: { ...process.env, INIT_CWD: cwd, ...env },
  });
}

export function runProcess(line: string[], where?: Where): Promise<Ended> {
  return ended(startProcess(line, where));
}

export async function succeedInProcess(line: string[], where?: Where): Promise<string> {
  return outputOf(line, await runProcess(line, where));
}

export function ended(command: ChildProcess): Promise<Ended> {
  const output: Buffer[] = [];
  const errors: Buffer[] = [];
  command.stdout?.on('data', (text: Buffer) => output.push(text));
  command.stderr?.on('data', (text: Buffer) => errors.push(text));
  return new Promise((resolve, reject) => {
    command.once('error', reject);
    command.once('close', (code) => {
      resolve({ code, output: textOf(output), errors: textOf(errors) });
    });
  });
}

function outputOf(line: string[], { code, output, errors }: Ended): string {
  if (code !== 0) throw new Error(`${line.join(' ')} ended with ${code ?? 'a signal'}: ${output}\n${errors}`);
  return output;
}

function textOf(parts: Buffer[]): string {
  return Buffer.concat(parts).toString().trimEnd();
}
