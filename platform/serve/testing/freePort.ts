import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that systems give to connections and to servers that ask for any: one of those
 * could get the port before it is used.
 */
const first = 20_000;
const range = 12_000;

let next = Math.floor(Math.random() * range);

/** A port of this machine that nothing listens on, or the first of several in a row. */
export async function freePort(count = 1): Promise<number> {
  const port = first + (next % range);
  next += count;
  const row = Array.from({ length: count }, (_, position) => isFree(port + position));
  return (await Promise.all(row)).includes(false) ? freePort(count) : port;
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
