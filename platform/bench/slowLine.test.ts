import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { openSlowLine, type SlowLine } from './slowLine';

const setting = { megabitsDown: 1.6, megabitsUp: 0.8, roundTripMs: 40 };

let server: Server;
let line: SlowLine;
afterEach(() => {
  line.close();
  server.close();
});

/** A line to a server that does this with each connection. */
async function lineTo(serve: (socket: Socket) => void) {
  server = createServer((socket) => {
    // The line ends connections that still carry something.
    socket.on('error', () => undefined);
    serve(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  line = await openSlowLine((server.address() as AddressInfo).port, setting);
}

it('carries all bytes both ways, in order', async () => {
  await lineTo((socket) => socket.once('data', (bytes) => socket.end(Buffer.concat([bytes, bytes]))));
  const sent = Buffer.from(Array.from({ length: 6000 }, (_, position) => position % 251));
  const visitor = connect(line.port, '127.0.0.1');
  visitor.write(sent);
  expect(await buffer(visitor)).toEqual(Buffer.concat([sent, sent]));
});

it('takes a round trip to open a connection and one for the first answer', async () => {
  await lineTo((socket) => socket.once('data', () => socket.write('answer')));
  const start = performance.now();
  const visitor = connect(line.port, '127.0.0.1');
  visitor.write('question');
  await once(visitor, 'data');
  // Timers of Node may be early by less than a millisecond.
  expect(performance.now() - start).toBeGreaterThan(2 * setting.roundTripMs - 2);
});

it('lets no more through than its rate, however many connections share it', async () => {
  await lineTo((socket) => socket.end(Buffer.alloc(20_000)));
  const start = performance.now();
  const visitors = [1, 2].map(() => buffer(connect(line.port, '127.0.0.1')));
  expect((await Promise.all(visitors)).map(({ length }) => length)).toEqual([20_000, 20_000]);
  expect(performance.now() - start).toBeGreaterThan(40_000 / 200);
});

it('leaves to the server what it cannot send yet', async () => {
  let sent: Socket | undefined;
  await lineTo((socket) => {
    sent = socket;
    socket.write(Buffer.alloc(10_000_000));
  });
  const visitor = connect(line.port, '127.0.0.1');
  await once(visitor, 'data');
  expect(sent?.writableLength).toBeGreaterThan(0);
  visitor.destroy();
});
