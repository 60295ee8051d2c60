import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';

import { sitePaths } from '../release/store/sitePaths';
import { ask } from './testing/ask';
import { makeFakeSite } from './testing/fakeSite';

const connections = 300;

/** As many requests as a connection may send ahead of their answers, and more. */
const requestsAhead = [33, 100];

/** The server takes 85 MB when it has answered nobody. Without limits this flood took 2500. */
const mostMB = 400;

test('300 visitors who ask for pages and read none take little memory, and others are answered', async () => {
  const site = makeFakeSite();
  writeFileSync(sitePaths(site).file('index.html'), 'x'.repeat(100_000));
  const server = fork(path.join(import.meta.dirname, 'testing/measuredServer.ts'), [site], {
    execArgv: ['--import', 'tsx'],
  });
  const visitors: Socket[] = [];
  try {
    const [url] = (await once(server, 'message')) as [string];
    for (const requests of requestsAhead) {
      const come = Array.from({ length: connections }, () => visit(url, requests));
      visitors.push(...(await Promise.all(come)));
      expect((await ask(url, '/portfolio')).status).toBe(200);
      server.send('How much memory?');
      const [bytes] = (await once(server, 'message')) as [number];
      expect(bytes / 1e6).toBeLessThan(mostMB);
    }
  } finally {
    for (const visitor of visitors) visitor.destroy();
    server.kill();
    rmSync(site, { recursive: true });
  }
});

/** Asks for the home page many times; resolves once an answer has begun to come, or the connection has been ended. */
async function visit(url: string, requests: number): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(requests));
  await new Promise((resolve) => socket.once('readable', resolve).once('close', resolve));
  return socket;
}
