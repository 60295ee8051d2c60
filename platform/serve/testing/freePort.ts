import { createServer } from 'node:net';

/**
 * Below the ports that systems give to connections and to servers that ask for any: one of those
 * could get the port before it is used.
 */
const first = 20_000;
const count = 12_000;

let next = Math.floor(Math.random() * count);

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < count; attempt += 1) {
    const port = first + (next++ % count);
    if (await isFree(port)) return port;
  }
  throw new Error('No free port on 127.0.0.1.');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => {
      resolve(false);
    });
    server.listen(port, '127.0.0.1', () => {
      server.close(() => {
        resolve(true);
      });
    });
  });
}
