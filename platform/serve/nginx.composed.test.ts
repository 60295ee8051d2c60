import { readFileSync } from 'node:fs';
import path from 'node:path';
import { notFoundFile } from 'shared-content/contract/routes';
import { sitePaths } from '../release/store/sitePaths';
import { type ServedSite, serveSite } from './server';
import { ask, askRaw } from './testing/ask';
import { hostedSite, sample } from './testing/hostedSite';
import { startNginx } from './testing/startNginx';

const long = 'a'.repeat(10_000);

/** Requests that no visitor sends, which nginx answers with the 404 page. */
const noSuchPage = [
  ...['//portfolio', '//evil.example', '//evil.example/portfolio/', '/\\evil.example', '/%5cevil.example'],
  ...['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc%2fpasswd', '/..\\..\\etc\\passwd'],
  ...['/%252e%252e/etc/passwd', '/.%00./etc/passwd', '/portfolio%00', '/portfolio.html%00.js'],
  ...['/%2fportfolio', '/portfolio;x', '/portfolio//', '/portfolio%20', '/%0d%0aSet-Cookie:x=y'],
  ...['/%', '/%zz', '/%E0%A4%A', '/%FF', '/%C0%AE%C0%AE/', '/.git/config', '/.env', `/${long}`],
  ...['/<script>alert(1)</script>', '/%3Cscript%3E', '/api/enquiries/', '/releases'],
];
const noSuchReleaseFile = [
  ...['/releases/../../etc/passwd', '/releases/%2e%2e/%2e%2e/etc/passwd', '/releases/%', '/releases/%00'],
  ...['/releases//mf-portfolio', '/releases/a/b/browser/%3Cscript%3E.js', `/releases/a/b/browser/${long}`],
  ...['/../server/page.cjs', '/%2e%2e/server/page.cjs', '/..%2fserver%2fpage.cjs'].map(
    (end) => path.dirname(sample.script) + end,
  ),
];
const harmless = ['/?q=<script>alert(1)</script>', `/?${long}`, '/?%', '/?//evil.example', '/%70ortfolio'];

/** Where the local server answers otherwise than nginx, and why that is left. */
const differences: [why: string, request: string, nginx: number, local: number][] = [
  ["Node's parser refuses what is not HTTP", get('/', 'X : a'), 404, 400],
  ["Node's parser refuses what is not HTTP", get('/').replace('GET', 'get'), 404, 400],
  [
    'Node takes headers of 16 kB, nginx four of that size',
    get('/', `X: ${'a'.repeat(15_000)}`, 'Y: ' + long),
    200,
    431,
  ],
  ['Node takes headers of 16 kB, nginx four of that size', get(`/?${'a'.repeat(40_000)}`), 414, 431],
  ['nginx resolves dot segments; browsers do before they ask', get('/a/../portfolio'), 200, 404],
  ['the plug-in sends one range, or all', get('/', 'Range: bytes=0-0,5-9'), 206, 200],
];

let site: string;
let nginx: ServedSite;
let local: ServedSite;
beforeAll(async () => {
  site = hostedSite();
  nginx = await startNginx(site);
  local = await serveSite({ site, port: 0 });
});
afterAll(async () => {
  await nginx.close();
  await local.close();
});

test.each(noSuchPage.map(short))('answers %s with the 404 page', async (_, target) => {
  const reply = await ask(nginx.url, target);
  expect(reply).toMatchObject({ status: 404, body: readFileSync(sitePaths(site).file(notFoundFile)) });
  expect(reply.headers).not.toHaveProperty('location');
});

test.each(noSuchReleaseFile.map(short))('answers %s with a plain 404', async (_, target) => {
  expect(await ask(nginx.url, target)).toMatchObject({ status: 404, text: 'Not found\n' });
});

test.each(harmless.map(short))('answers %s with the page', async (_, target) => {
  expect((await ask(nginx.url, target)).status).toBe(200);
});

test.each([
  ['a zero byte', 'GET /port\0folio HTTP/1.1', /^HTTP\/1.1 40[04] /],
  ['a space', 'GET /port folio HTTP/1.1', /^HTTP\/1.1 40[04] /],
  ['a method that does not exist', 'BUILD / HTTP/1.1', /^HTTP\/1.1 40[05] /],
  [
    'a proxy request',
    'GET http://evil.example/portfolio/ HTTP/1.1',
    /^HTTP\/1.1 308 [^]*\nLocation: \/portfolio\r/,
  ],
  ['no HTTP at all', '\x16\x03\x01', /^HTTP\/1.1 40[04] |^$/],
])('survives %s in the request line', async (_, line, expected) => {
  expect(await askRaw(nginx.url, `${line}\r\nHost: x\r\nConnection: close\r\n\r\n`)).toMatch(expected);
  expect((await ask(nginx.url, '/')).status).toBe(200);
});

test.each(differences)('the local server differs: %s', async (_, request, ...statuses) => {
  const answers = await Promise.all([nginx, local].map(({ url }) => askRaw(url, request)));
  expect(answers.map((answer) => Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1]))).toEqual(statuses);
});

test.each([
  [
    'the plug-in knows types of its own',
    sample.script,
    'content-type',
    'text/javascript',
    'application/javascript',
  ],
  [
    'static hosts have one policy for all answers',
    sample.script,
    'content-security-policy',
    "default-src 'none'; frame",
    "default-src 'none'; script",
  ],
  [
    'nginx marks its own answers, static hosts do not',
    '/releases/gone.js',
    'cache-control',
    'no-store',
    'no-cache',
  ],
])('the local server differs in headers: %s', async (_, target, name, ofNginx, ofLocal) => {
  const [other, own] = await Promise.all([nginx, local].map(({ url }) => ask(url, target)));
  expect(other?.headers[name]).toContain(ofNginx);
  expect(own?.headers[name]).toContain(ofLocal);
});

function get(target: string, ...headers: string[]) {
  return [`GET ${target} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers, '', ''].join('\r\n');
}

function short(target: string): [name: string, target: string] {
  return [target.length > 80 ? `${target.slice(0, 30)}… (${target.length} characters)` : target, target];
}
