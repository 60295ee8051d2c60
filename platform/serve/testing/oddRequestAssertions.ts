import { readFileSync } from 'node:fs';
import path from 'node:path';

import { notFoundFile } from 'shared-content/contract/routes';
import { sitePaths } from '../../release/store/sitePaths';
import { ask, askRaw } from './ask';
import type { ServedSample } from './servingAssertions';

const long = 'a'.repeat(10_000);

const noSuchPage = [
  ...[
    '//',
    '//portfolio',
    '//evil.example',
    '//evil.example/portfolio/',
    '/\\evil.example',
    '/%5cevil.example',
  ],
  ...['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc%2fpasswd', '/..\\..\\etc\\passwd'],
  ...[
    '/%252e%252e/etc/passwd',
    '/.%00./etc/passwd',
    '/portfolio%00',
    '/portfolio.html%00.js',
    '/%2fportfolio',
  ],
  ...['/%', '/%zz', '/%E0%A4%A', '/%FF', '/%C0%AE%C0%AE/', '/portfolio%20', '/%0d%0aSet-Cookie:x=y'],
  ...['/<script>alert(1)</script>', '/%3Cscript%3E', '/.git/config', '/.env', `/${long}`],
];

const noSuchReleaseFile = [
  ...['/releases/../../etc/passwd', '/releases/%2e%2e/%2e%2e/etc/passwd', '/releases/%', '/releases/%00'],
  ...['/releases//mf-portfolio', '/releases/a/b/browser/%3Cscript%3E.js', `/releases/a/b/browser/${long}`],
];

const roundabout = (script: string) => [
  ...[
    '/../server/page.cjs',
    '/%2e%2e/server/page.cjs',
    '/..%2fserver%2fpage.cjs',
    '/..\\server\\page.cjs',
  ].map((end) => path.dirname(script) + end),
  script.replace('/browser/', '/browser/../server/../browser/./../server/'),
];

const harmless = ['/?q=<script>alert(1)</script>', `/?${long}`, '/?%', '/?//evil.example', '/%70ortfolio'];

/** Declares the tests of what no visitor asks for: odd addresses, encodings, lengths and methods. */
export function assertOddRequests(served: () => ServedSample): void {
  const get = (target: string) => ask(served().url, target);

  it.each(noSuchPage.map(named))('answers %s with the 404 page', async (_, target) => {
    const reply = await get(target);
    expect(reply.status).toBe(404);
    expect(reply.body).toEqual(readFileSync(sitePaths(served().site).file(notFoundFile)));
    expect(reply.headers).not.toHaveProperty('location');
  });

  it.each(noSuchReleaseFile.map(named))('answers %s with a plain 404', async (_, target) => {
    expect(await get(target)).toMatchObject({ status: 404, text: 'Not found\n' });
  });

  it('reaches no server bundle by a roundabout way', async () => {
    for (const target of roundabout(served().script)) {
      expect({ target, ...(await get(target)) }).toMatchObject({ target, status: 404, text: 'Not found\n' });
    }
  });

  it.each(harmless.map(named))('answers %s with the page', async (_, target) => {
    expect((await get(target)).status).toBe(200);
  });

  it('refuses an address that is longer than any it gives out', async () => {
    expect((await get(`/?${'a'.repeat(40_000)}`)).status).toBe(414);
    expect([414, 431]).toContain((await get(`/?${'a'.repeat(400_000)}`)).status);
    expect((await get('/')).status).toBe(200);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    'refuses %s and says what it takes',
    async (method) => {
      for (const target of ['/', '/nowhere', '/portfolio/', served().script, '/releases/']) {
        expect(await ask(served().url, target, { method })).toMatchObject({
          status: 405,
          text: 'Method not allowed\n',
          headers: { allow: 'GET, HEAD', 'x-content-type-options': 'nosniff' },
        });
      }
    },
  );

  it.each([
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
    const reply = await askRaw(served().url, `${line}\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(reply).toMatch(expected);
    expect((await get('/')).status).toBe(200);
  });
}

function named(target: string) {
  return [
    target.length > 80 ? `${target.slice(0, 30)}… (${target.length} characters)` : target,
    target,
  ] as const;
}
