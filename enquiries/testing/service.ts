import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface Started {
  command: ChildProcess;
  /** All that it has printed so far. */
  printed: () => string;
  /** Its exit code, once all that it printed is read. */
  ended: Promise<number | null>;
}

/**
 * Runs the service, or one of its commands, without npm, so that a signal reaches the process itself.
 *
 * @param environment its settings; INIT_CWD is the folder that it is called in
 * @param checkout the folder of the sources to run; this checkout unless given
 */
export function startService(
  line: readonly string[],
  environment: Record<string, string>,
  checkout = path.join(import.meta.dirname, '../..'),
): Started {
  const command = spawn(process.execPath, ['--import', 'tsx', 'src/cli.ts', ...line], {
    cwd: path.join(checkout, 'enquiries'),
    env: { ...process.env, INIT_CWD: undefined, ...environment },
  });
  let text = '';
  for (const stream of [command.stdout, command.stderr])
    stream.on('data', (part: Buffer) => (text += part.toString()));
  return { command, printed: () => text, ended: once(command, 'close').then(() => command.exitCode) };
}
