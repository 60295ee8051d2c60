import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.join(import.meta.dirname, '../../..');
const tsx = pathToFileURL(require.resolve('tsx')).href;

export interface Ended {
  code: number | null;
  /** What it printed, without the line break at the end. */
  output: string;
  errors: string;
}

export interface Where {
  /** The folder it is called in. */
  cwd?: string;
  /** The checkout whose commands these are; this project unless told. */
  checkout?: string;
  /** The file of `shell/` that is started; `release/cli.ts` unless told. */
  program?: string;
  /** Environment variables beside those of this process. */
  env?: Record<string, string>;
}

/** Starts `npm run <line>` in a process of its own, without npm, so that a signal reaches the command itself. */
export function startCommand(
  line: string[],
  { cwd = root, checkout = root, program = 'release/cli.ts', env }: Where = {},
): ChildProcess {
  return spawn(process.execPath, ['--import', tsx, path.join(checkout, 'shell', program), ...line], {
    cwd,
    env: { ...process.env, INIT_CWD: cwd, ...env },
  });
}

/** Runs a command to its end. */
export function runCommand(line: string[], where?: Where): Promise<Ended> {
  return ended(startCommand(line, where));
}

/** Runs a command that must succeed; gives what it printed. */
export async function succeed(line: string[], where?: Where): Promise<string> {
  const { code, output, errors } = await runCommand(line, where);
  if (code !== 0) throw new Error(`${line.join(' ')} ended with ${code ?? 'a signal'}: ${output}\n${errors}`);
  return output;
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

function textOf(parts: Buffer[]): string {
  return Buffer.concat(parts).toString().trimEnd();
}
