import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { checkoutCopy, edit } from 'platform/release/testing/checkout';

/** The path of enquiries in `checkoutWithService`. */
export const endpoint = '/api/enquiries';

/** A copy of the sources in which sending is switched on, to a service on this port. */
export function checkoutWithService(port: number): string {
  const folder = checkoutCopy();
  const settings = 'shared-content/src/content/site.ts';
  const before = 'servicePort: number } = {\n  endpoint: ';
  edit(folder, settings, `${before}''`, `${before}'${endpoint}'`);
  edit(folder, settings, 'servicePort: 8090', `servicePort: ${port}`);
  return folder;
}

export interface Started {
  command: ChildProcess;
  /** Everything that it has printed so far. */
  printed: () => string;
  /** Its exit code, after everything that it printed has been read. */
  ended: Promise<number | null>;
}

/**
 * Runs the service, or one of its commands, without npm, so that a signal reaches the process itself.
 *
 * @param environment its settings; INIT_CWD is the folder of the caller
 * @param checkout the folder of the sources to run; this checkout by default
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

/** Waits until `holds` returns true; throws if it does not within `limitMs`. */
export async function until(holds: () => boolean | Promise<boolean>, limitMs = 10_000): Promise<void> {
  const endMs = Date.now() + limitMs;
  while (!(await holds())) {
    if (Date.now() > endMs) throw new Error(`Not within ${limitMs} ms: ${String(holds)}`);
    await pause(10);
  }
}
