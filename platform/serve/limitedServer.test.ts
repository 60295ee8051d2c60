import { once } from 'node:events';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';

import { createLimitedServer, type Limits } from './limitedServer';
import { close, listen } from './server';
import { askRaw } from './testing/ask';

const line = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

let server: Server | undefined;
afterEach(async () => {
  if (server) await close(server);
  server = undefined;
});

it('answers what a connection sends ahead in its order, one at a time', async () => {
  let answering = 0;
  const together: number[] = [];
  const port = await serve((request, response) => {
    together.push(++answering);
    setImmediate(() => {
      answering -= 1;
      response.end(`answer to ${request.url ?? ''}`);
    });
  });
  const ahead = ['/1', '/2', '/3'].map((target) => `GET ${target} HTTP/1.1\r\nHost: x\r\n`);
  const answers = await askRaw(`http://127.0.0.1:${port}`, `${ahead.join('\r\n')}Connection: close\r\n\r\n`);
  expect(answers.match(/answer to \/\d/g)).toEqual(['answer to /1', 'answer to /2', 'answer to /3']);
  expect(together).toEqual([1, 1, 1]);
});

it('ends a connection that sends more ahead than it may, and no other', async () => {
  const waiting: ServerResponse[] = [];
  const port = await serve((_, response) => waiting.push(response), { requestsAhead: 2 });
  const patient = await visit(port, line.repeat(3));
  const greedy = await visit(port, line.repeat(4));
  await gone(greedy);
  expect(waiting).toHaveLength(2);
  const [answer] = waiting;
  answer?.end('patience');
  const [text] = (await once(patient, 'data')) as [Buffer];
  expect(text.toString()).toMatch(/patience$/);
});

it('answers nothing that a visitor who went away has left', async () => {
  const answers: ServerResponse[] = [];
  let visitor: Socket | undefined;
  const left = new Promise((resolve) => {
    void serve((_, response) => {
      answers.push(response.once('close', resolve));
      visitor?.destroy();
    }).then(async (port) => (visitor = await visit(port, line.repeat(3))));
  });
  await left;
  expect(answers).toHaveLength(1);
});

it('closes connections beyond those that it takes', async () => {
  let answers = 0;
  const answer: RequestListener = (_, response) => response.end(`answer ${++answers}`);
  const port = await serve(answer, { connections: 1 });
  const first = await visit(port, '');
  await gone(await visit(port, line));
  expect(answers).toBe(0);
  first.write(line);
  await once(first, 'data');
});

it('ends a connection whose visitor takes nothing of an answer', async () => {
  const ended = new Promise((resolve) => {
    void serve((_, response) => response.once('close', resolve).end(Buffer.alloc(50_000_000)), {
      idleMs: 500,
    }).then((port) => visit(port, line));
  });
  await ended;
});

async function serve(answer: RequestListener, limits?: Partial<Limits>): Promise<number> {
  server = createLimitedServer(answer, limits);
  return listen(server, 0, '127.0.0.1');
}

/** A visitor who has sent something and reads nothing unless asked to. */
async function visit(port: number, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  if (text) socket.write(text);
  return socket;
}

/** Resolves once the server has ended a connection. */
async function gone(socket: Socket): Promise<void> {
  if (!socket.destroyed) await new Promise((resolve) => socket.once('close', resolve).resume());
}
