import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { enquiriesAwayFile } from 'shared-content/contract/routes';
import { inlineStyleSources } from '../../shell/server/headers';
import { sitePaths } from '../release/store/sitePaths';
import { close, listen, type ServedSite, serveSite } from './server';
import { ask, type Question } from './testing/ask';
import { hostedSite, releaseHeaders, routes, sample } from './testing/hostedSite';
import { freePort } from './testing/freePort';
import { startNginx } from './testing/startNginx';

const html = 'text/html; charset=utf-8';
const notFound = { status: 404, file: '404.html', 'content-type': html, 'cache-control': 'no-cache' };
const noReleaseFile = { status: 404, text: 'Not found\n', 'content-type': 'text/plain; charset=utf-8' };

type Row = [target: string, expected: Record<string, unknown>];
const all = (targets: string[], expected: Row[1]): Row[] => targets.map((target) => [target, expected]);

/** What a visitor gets at each address: status, file or text, and headers. */
const table: Row[] = [
  ...routes.pages.map(({ route, file }): Row => [
    `${route}?from=leaflet`,
    { status: 200, file, 'content-type': html, 'cache-control': 'no-cache' },
  ]),
  ...routes.redirects.map(({ from, to, status }): Row => [
    `${from}?a=%20//`,
    { status, location: `${to}?a=%20//` },
  ]),
  ['/robots.txt', { status: 200, file: 'robots.txt', 'cache-control': 'public, max-age=3600' }],
  ['/status.json', { status: 200, file: 'status.json', 'cache-control': 'no-cache' }],
  [
    sample.script,
    { status: 200, file: sample.script, 'cache-control': 'public, max-age=31536000, immutable' },
  ],
  [sample.picture, { status: 200, file: sample.picture, 'content-type': 'image/avif' }],
  ...all(
    ['/nowhere', '/portfolio/wall', '/Portfolio', '/404', '/404.html', '/index', '//', '/api'],
    notFound,
  ),
  ...all(['/releases/', '/releases/gone.js', `${sample.script}/`], noReleaseFile),
  ...all(sample.hidden, notFound),
  ...all(sample.hiddenInReleases, noReleaseFile),
];

describe.each([
  { name: 'the local server', start: (site: string) => serveSite({ site, port: 0 }), restarts: false },
  { name: 'nginx', start: startNginx, restarts: true },
])('$name', ({ start, restarts }) => {
  let service: Server;
  let servicePort: number;
  let site: string;
  let server: ServedSite;
  beforeAll(async () => {
    service = createServer((request, response) => {
      const { 'x-forwarded-for': from, host } = request.headers;
      response.writeHead(201, { 'X-Service': 'enquiries' });
      request.on('data', (form: Buffer) => response.end(`${String(from)} ${host ?? ''} ${form.toString()}`));
    });
    servicePort = await freePort();
    await listen(service, servicePort, '127.0.0.1');
    site = hostedSite(servicePort);
    server = await start(site);
  });
  afterAll(async () => {
    await server.close();
    await close(service);
  });

  const get = (target: string, headers: Question['headers'] = {}) => ask(server.url, target, { headers });
  const onDisk = (file: string) => readFileSync(sitePaths(site).file(file));

  test.each(table)('%s', async (target, { status, file, text, ...headers }) => {
    const reply = await get(target);
    expect(reply).toMatchObject({ status, headers });
    if (typeof text === 'string') expect(reply.text).toBe(text);
    if (typeof file === 'string') expect(reply.body).toEqual(onDisk(file));
    expect(reply.headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    // The style sheet that stands in a page is in its policy.
    if (typeof file === 'string' && file.endsWith('.html'))
      expect(reply.headers['content-security-policy']).toContain(inlineStyleSources(reply.text)[0]);
    const head = await ask(server.url, target, { method: 'HEAD' });
    expect(head).toMatchObject({
      status,
      text: '',
      headers: { ...reply.headers, date: expect.any(String) as string },
    });
  });

  test('sends the smallest form that the browser accepts', async () => {
    for (const target of ['/', '/nowhere', '/robots.txt', sample.script]) {
      const plain = await get(target);
      const brotli = await get(target, { 'Accept-Encoding': 'gzip, deflate, br' });
      const gzip = await get(target, { 'Accept-Encoding': 'gzip', Via: '1.1 a-proxy' });
      expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
      expect(gunzipSync(gzip.body)).toEqual(plain.body);
      expect((await get(target, { 'Accept-Encoding': 'br;q=0, gzip;q=0' })).body).toEqual(plain.body);
      for (const { headers } of [plain, brotli, gzip]) expect(headers.vary).toMatch(/^accept-encoding$/i);
    }
    const picture = await get(sample.picture, { 'Accept-Encoding': 'br' });
    expect(picture.headers).not.toHaveProperty('content-encoding');
  });

  test('sends no body to a browser that has it, and the 404 page always', async () => {
    for (const target of ['/', sample.script]) {
      const { headers } = await get(target);
      expect(await get(target, { 'If-None-Match': headers.etag ?? '' })).toMatchObject({
        status: 304,
        text: '',
        headers: { 'cache-control': headers['cache-control'] },
      });
    }
    const { headers, body } = await get('/nowhere');
    const again = await get('/nowhere', { 'If-None-Match': headers.etag ?? '"none"' });
    expect(again).toMatchObject({ status: 404, body });
  });

  test('sends a range', async () => {
    const reply = await get(sample.picture, { Range: 'bytes=10-19' });
    const { length } = onDisk(sample.picture);
    expect(reply).toMatchObject({ status: 206, headers: { 'content-range': `bytes 10-19/${length}` } });
    expect((await get(sample.picture, { Range: `bytes=${length}-` })).status).toBe(416);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    'refuses %s and says what it takes',
    async (method) => {
      for (const target of ['/', '/nowhere', '/portfolio/', sample.script, '/releases/'])
        expect(await ask(server.url, target, { method })).toMatchObject({
          status: 405,
          text: 'Method not allowed\n',
          headers: { allow: 'GET, HEAD', 'x-content-type-options': 'nosniff' },
        });
    },
  );

  test('hands enquiries to the service with the address of the visitor, and answers with a page while it is away', async () => {
    const form = { method: 'POST', body: 'a form', headers: { 'X-Forwarded-For': '203.0.113.7' } };
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await ask(server.url, '/api/enquiries', form)).toMatchObject({
      status: 201,
      text: `127.0.0.1 ${new URL(server.url).host} a form`,
      headers: { 'x-service': 'enquiries' },
    });
    await close(service);
    const away = await ask(server.url, '/api/enquiries', form);
    expect(away).toMatchObject({ status: 502, headers: { 'content-type': html } });
    expect(away.body).toEqual(onDisk(enquiriesAwayFile));
    await listen(service, servicePort, '127.0.0.1');
    log.mockRestore();
  });

  test('a rollback of the shell takes headers back', async () => {
    const opener = async () => (await get(sample.script)).headers['access-control-allow-origin'];
    const release = async (cors: boolean) => {
      releaseHeaders(site, servicePort, { cors });
      if (!restarts) return;
      await server.close();
      server = await start(site);
    };
    await release(true);
    expect(await opener()).toBe('*');
    await release(false);
    expect(await opener()).toBeUndefined();
  });
});
