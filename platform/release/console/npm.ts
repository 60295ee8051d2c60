import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

/** Starts npm or npx. On Windows both are command scripts, which only a shell runs. */
export function startNpm(
  program: 'npm' | 'npx',
  line: readonly string[],
  options: SpawnOptions = {},
): ChildProcess {
  return spawn(program, line, { ...options, shell: process.platform === 'win32' });
}

/** Runs npm or npx to its end. If it fails, throws with its output. */
export async function runNpm(...[program, line, options]: Parameters<typeof startNpm>): Promise<void> {
  const command = startNpm(program, line, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const printed: Buffer[] = [];
  for (const stream of [command.stdout, command.stderr]) {
    stream?.on('data', (text: Buffer) => printed.push(text));
  }
  await once(command, 'close');
  if (command.exitCode === 0) return;
  throw new Error(`${program} ${line.join(' ')} fails:\n${Buffer.concat(printed).toString()}`);
}
