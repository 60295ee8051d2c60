import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { ask } from './testing/ask';
import { hostedSite, sample } from './testing/hostedSite';
import { startNginx } from './testing/startNginx';

const wanted = 10_000;

/** For what Jest and Node have open themselves. */
const spare = 500;

test('10,000 visitors who send half a request keep nobody else from an answer', async () => {
  const limit = Number(execFileSync('sh', ['-c', 'ulimit -n'])) || Infinity;
  const count = Math.min(wanted, limit - spare);
  const site = hostedSite();
  const nginx = await startNginx(site);
  const halfOpen: Socket[] = [];
  try {
    while (halfOpen.length < count)
      halfOpen.push(
        ...(await Promise.all(
          Array.from({ length: Math.min(250, count - halfOpen.length) }, () => sendHalf(nginx.url)),
        )),
      );
    console.info(`${halfOpen.length} half-open connections; this system allows ${limit} open files`);

    for (const target of ['/', '/portfolio', sample.script])
      expect((await ask(nginx.url, target)).status).toBe(200);

    expect(halfOpen.filter(({ destroyed }) => destroyed)).toEqual([]);
    for (const socket of halfOpen.slice(0, 1)) {
      socket.write('\r\n');
      expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1.1 200 /);
    }
  } finally {
    for (const socket of halfOpen) socket.destroy();
    await nginx.close();
  }
}, 60_000);

async function sendHalf(url: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
  return socket;
}
