import { readFileSync } from 'node:fs';
import path from 'node:path';
import { notFoundFile } from 'shared-content/contract/routes';
import { sitePaths } from '../release/store/sitePaths';
import type { ServedSite } from './server';
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

let site: string;
let nginx: ServedSite;
beforeAll(async () => {
  site = hostedSite();
  nginx = await startNginx(site);
});
afterAll(() => nginx.close());

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

function short(target: string): [name: string, target: string] {
  return [target.length > 80 ? `${target.slice(0, 30)}… (${target.length} characters)` : target, target];
}
