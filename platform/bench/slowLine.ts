import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What a line does to all that goes over it. */
export interface LineSetting {
  megabitsDown: number;
  megabitsUp: number;
  roundTripMs: number;
}

export interface SlowLine {
  /** The port of this machine where it begins. */
  port: number;
  close: () => void;
}

/** Bytes that are taken from the server at a time. */
const packet = 1460;

/** A packet is taken so long before the line is free for it, in milliseconds, since timers may be late. */
const leadMs = 5;

/**
 * Opens a slow line to a port of this machine. A connection takes a round trip to open, and all connections share the
 * rate. The line takes a packet only when it is free for it: what else there is to send is the server's to order.
 */
export async function openSlowLine(
  to: number,
  { megabitsDown, megabitsUp, roundTripMs }: LineSetting,
): Promise<SlowLine> {
  const down = departures(megabitsDown);
  const up = departures(megabitsUp);
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (visitor) => {
    const opened = performance.now() + roundTripMs;
    const onread = {
      buffer: Buffer.alloc(packet),
      callback(size: number, buffer: Uint8Array) {
        void toVisitor.send(Buffer.from(buffer.subarray(0, size))).then(() => origin.resume());
        return false;
      },
    };
    const origin = connect({ host: '127.0.0.1', port: to, noDelay: true, onread });
    const toVisitor = direction(visitor, down, roundTripMs / 2);
    const toOrigin = direction(origin, up, roundTripMs / 2);
    visitor.on('data', (bytes: Buffer) => {
      visitor.pause();
      void until(opened)
        .then(() => toOrigin.send(bytes))
        .then(() => visitor.resume());
    });
    visitor.once('close', toOrigin.end);
    origin.once('close', toVisitor.end);
    for (const socket of [visitor, origin]) {
      sockets.add(socket);
      // Whatever went wrong, the socket is closed, and the other one after it.
      socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Gives a function that says when so many bytes have left over a line of this rate, after all that came before them. */
function departures(megabits: number) {
  let free = 0;
  return (bytes: number) => (free = Math.max(free, performance.now()) + (bytes * 8) / (megabits * 1000));
}

/** One direction of a connection. */
function direction(to: Socket, leaves: (bytes: number) => number, delayMs: number) {
  let arrived = Promise.resolve();
  return {
    /** Resolves when the line takes the next bytes. */
    send(bytes: Buffer): Promise<void> {
      const left = leaves(bytes.length);
      arrived = arrived
        .then(() => until(left + delayMs))
        .then(() => {
          to.write(bytes);
        });
      return until(left - leadMs);
    },
    end: () => {
      void arrived.then(() => to.destroy());
    },
  };
}

/** Waits until a moment of `performance.now()`. */
async function until(moment: number): Promise<void> {
  const ms = moment - performance.now();
  if (ms > 0) await pause(ms);
}
