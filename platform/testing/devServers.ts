import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { RemoteName } from 'shared-content/contract/remotes';
import { edit } from '../release/testing/checkout';
import { ended } from '../release/testing/command';
import { freePort } from '../serve/testing/freePort';
import { startNpm } from '../release/console/npm';
import { partNames } from '../parts';
import type { Complaints } from './visit';

/** What was complained of but slowness: unminified scripts may take longer than the shell waits for a remote at first. */
export function withoutSlowLoads({ console, foreign }: Complaints): Complaints {
  return { console: console.filter((text) => !text.includes("failed in phase 'load'")), foreign };
}

/** Gives the dev servers of a checkout free ports; tells the addresses of their pages. */
export async function onFreePorts(checkout: string): Promise<Record<'shell' | RemoteName, string>> {
  const first = await freePorts(partNames.length);
  edit(checkout, 'shared-content/src/contract/remotes.ts', 'firstDevPort = 3000', `firstDevPort = ${first}`);
  const addresses = partNames.map((name, position) => [name, `http://localhost:${first + position}`]);
  return Object.fromEntries(addresses) as Record<'shell' | RemoteName, string>;
}

/** The first of some free ports in a row. */
async function freePorts(count: number): Promise<number> {
  const first = await freePort();
  const others = Array.from({ length: count - 1 }, (_, position) => first + position + 1);
  const free = await Promise.all(others.map((port) => isFree(port)));
  return free.includes(false) ? freePorts(count) : first;
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
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
