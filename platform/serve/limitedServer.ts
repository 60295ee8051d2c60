import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

import { longestTarget } from 'shared-content/contract/routes';

export interface Limits {
  /** Connections at a time; any more are closed at once. */
  connections: number;
  /** Requests that a connection may send ahead of their answers. One that sends more is ended. */
  requestsAhead: number;
  /** How long a client may neither send nor take a byte, in milliseconds. */
  idleMs: number;
}

/** No browser sends requests ahead, and clients that do send fewer. The others are close to nginx's own limits. */
const defaults: Limits = { connections: 1000, requestsAhead: 32, idleMs: 60_000 };

/** A server of which no client can take so much that others are not answered. It does not listen yet. */
export function createLimitedServer(answer: RequestListener, limits: Partial<Limits> = {}): Server {
  const { connections, requestsAhead, idleMs } = { ...defaults, ...limits };
  const server = createServer({ maxHeaderSize: 4 * longestTarget }, oneAtATime(answer, requestsAhead));
  server.maxConnections = connections;
  server.timeout = idleMs;
  return server;
}

/**
 * Answers the requests of a connection one after the other. Node hands out all that it has read, so a client that
 * sends a hundred and reads none of the answers would have a hundred files in memory.
 */
function oneAtATime(answer: RequestListener, requestsAhead: number): RequestListener {
  const queues = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    const queue = queues.get(socket) ?? [];
    queues.set(socket, queue);
    if (queue.length > requestsAhead) {
      socket.destroy();
      return;
    }
    queue.push(() => {
      answer(request, response);
    });
    response.once('close', () => {
      queue.shift();
      if (!socket.destroyed) queue[0]?.();
    });
    if (queue.length === 1) queue[0]?.();
  };
}
