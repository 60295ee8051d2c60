import { createServer, type Server } from 'node:http';
import { forward } from './forward';
import { close, listen } from './server';

let service: Server;
let site: Server;
let url: string;
let servicePort: number;

beforeEach(async () => {
  service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const from = String(request.headers['x-forwarded-for']);
      response.writeHead(201, { 'X-Service': 'enquiries' });
      response.end(`${request.method ?? ''} ${request.url ?? ''} ${from} ${Buffer.concat(parts).toString()}`);
    });
  });
  servicePort = await listen(service, 0, '127.0.0.1');
  site = createServer((request, response) => {
    forward(request, response, servicePort, () => response.writeHead(502).end('away'));
  });
  url = `http://127.0.0.1:${await listen(site, 0, '127.0.0.1')}`;
});
afterEach(async () => {
  await close(site);
  await close(service);
});

test('the service gets the request with the address of the visitor, and the visitor its answer', async () => {
  const answer = await fetch(`${url}/api/enquiries`, {
    method: 'POST',
    body: 'a form',
    headers: { 'X-Forwarded-For': '203.0.113.7' },
  });
  expect([answer.status, answer.headers.get('x-service')]).toEqual([201, 'enquiries']);
  expect(await answer.text()).toBe('POST /api/enquiries 127.0.0.1 a form');
});

test('a service that is away is told from one that answers', async () => {
  await close(service);
  const answer = await fetch(`${url}/api/enquiries`, { method: 'POST', body: 'a form' });
  expect([answer.status, await answer.text()]).toEqual([502, 'away']);
});
