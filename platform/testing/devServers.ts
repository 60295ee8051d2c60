import type { ChildProcess } from 'node:child_process';
import { devPorts } from 'shared-content/contract/remotes';
import { edit } from '../release/testing/checkout';
import { ended } from '../release/testing/command';
import { freePort } from '../serve/testing/freePort';
import { startNpm } from '../release/console/npm';
import type { Complaints } from './visit';

/** What was complained of but slowness: unminified scripts may take longer than the shell waits for a remote at first. */
export function withoutSlowLoads({ console, foreign }: Complaints): Complaints {
  return { console: console.filter((text) => !text.includes("failed in phase 'load'")), foreign };
}

type Part = keyof typeof devPorts;

/** Gives each dev server of a checkout a free port, in its table; tells the addresses of their pages. */
export async function onFreePorts(checkout: string): Promise<Record<Part, string>> {
  const addresses: Partial<Record<Part, string>> = {};
  for (const [name, usual] of Object.entries(devPorts)) {
    const port = await freePort();
    edit(checkout, 'shared-content/src/contract/remotes.ts', ` ${usual},`, ` ${port},`);
    addresses[name as Part] = `http://localhost:${port}`;
  }
  return addresses as Record<Part, string>;
}

/**
 * Runs a checkout's `npm run dev`, with the rest of its command line. What it prints ends when the last process that it
 * has started does.
 */
export function runDev(checkout: string, ...line: string[]) {
  const command = startNpm('npm', ['run', 'dev', '--silent', '--loglevel=error', ...line], { cwd: checkout });
  return { command, end: ended(command) };
}

/** Resolves when all dev servers have compiled and the command says where to look, rejects if they end before. */
export function compiled({ command, end }: { command: ChildProcess; end: ReturnType<typeof ended> }) {
  const up = new Promise<void>((resolve) => {
    let printed = '';
    command.stdout?.on('data', (text: Buffer) => {
      printed += text.toString();
      if (printed.includes(' at http://localhost:')) resolve();
    });
  });
  const early = end.then(({ output, errors }) => {
    throw new Error(`The dev servers ended:\n${output}\n${errors}`);
  });
  return Promise.race([up, early]);
}
