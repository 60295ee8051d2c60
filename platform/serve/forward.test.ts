import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { forward } from './forward';
import { requestHandler } from './requestHandler';
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
  jest.restoreAllMocks();
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

test('a form that is posted while the service is away is answered with the page for it, or at least in words', async () => {
  await close(service);
  const enquiries = { endpoint: '/api/enquiries', servicePort };
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const folder = mkdtempSync(path.join(tmpdir(), 'away-'));
  site.removeAllListeners('request').on(
    'request',
    requestHandler(folder, () => Promise.resolve({ remotes: [], redirects: [], enquiries })),
  );
  const post = () => fetch(`${url}/api/enquiries`, { method: 'POST', body: 'a form' });

  const inWords = await post();
  expect([inWords.status, await inWords.text()]).toEqual([
    502,
    'The service for enquiries is away: npm run enquiries\n',
  ]);
  writeFileSync(path.join(folder, 'enquiries-away.html'), '<h1>Error</h1>');
  const page = await post();
  expect([page.status, await page.text()]).toEqual([502, '<h1>Error</h1>']);
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(log).toHaveBeenCalledTimes(2);
  rmSync(folder, { recursive: true });
});
