import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { devPort } from 'shared-content/contract/remotes';
import { endWithParent } from './endWithParent';
import { partNames, remotesElsewhere } from '../parts';

/** Runs the dev servers of all parts until it is stopped, or one of them ends; then all of them end. */
const root = path.join(import.meta.dirname, '../..');
const table = partNames.map((name) => ({ name, port: devPort(name) }));
const servers: ChildProcess[] = [];
const ending = new AbortController();

endWithParent();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
const taken = await Promise.all(table.map(({ port }) => answers(port)));
const unable = table.filter((_, position) => taken[position]);
if (unable.length > 0) {
  const ports = unable.map(({ name, port }) => `${port} (${name})`).join(', ');
  fail(`Something else listens on port ${ports}: end it, or change shared-content/src/contract/remotes.ts.`);
} else {
  for (const { name, route } of remotesElsewhere)
    console.log(`${name} is not in this checkout: ${route} is shown as a page that cannot be loaded`);
  servers.push(...table.map(({ name }) => start(name)));
  await Promise.all(table.map(({ port }) => compiled(port)));
  if (!ending.signal.aborted) console.log(`The composed site is at http://localhost:${devPort('shell')}`);
}

function start(part: string): ChildProcess {
  const server = fork(path.join(import.meta.dirname, 'cli.ts'), {
    cwd: path.join(root, part),
    execArgv: ['--import', 'tsx'],
  });
  void once(server, 'exit').then(() => {
    if (!ending.signal.aborted) fail(`The dev server of ${part} has ended, so the others end too.`);
  });
  return server;
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
  stop();
}

function stop(): void {
  ending.abort();
  for (const server of servers) server.kill('SIGTERM');
}

/** A dev server holds every request until it has compiled. */
async function compiled(port: number): Promise<void> {
  while (!ending.signal.aborted) {
    const response = await fetch(`http://localhost:${port}`).catch(() => undefined);
    if (response) return;
    await setTimeout(250);
  }
}

function answers(port: number): Promise<boolean> {
  const socket = createConnection({ port, host: 'localhost' });
  return once(socket, 'connect').then(
    () => {
      socket.destroy();
      return true;
    },
    () => false,
  );
}
