import { rmSync } from 'node:fs';

import { serveSite, type ServedSite } from './server';
import { askRaw } from './testing/ask';
import { makeFakeSite, sample } from './testing/fakeSite';
import { startNginx } from './testing/startNginx';

const lines = 'Host: x\r\nConnection: close\r\n';
const asked = (target: string, more = '', method = 'GET', version = '1.1') =>
  `${method} ${target} HTTP/${version}\r\n${lines}${more}\r\n`;
const targets = (...all: string[]) => all.map((target) => asked(target));
const withHeader = (...all: string[]) => all.map((header) => asked('/', `${header}\r\n`));

/** What nginx and the local server answer alike. */
const same: Record<string, string[]> = {
  'addresses of pages': targets(
    ...[
      '/',
      '//',
      '///',
      '/..',
      '/../',
      '/portfolio',
      '/portfolio//',
      '/PORTFOLIO',
      '/portfolio?',
      '/portfolio;x',
    ],
    ...['/portfolio#a', '/%70ortfolio', '/portfolio%3Fx', '/contact?email=a', '/nowhere', '/%', '/%00', '*'],
    ...['http://x/', 'http://x/portfolio', 'https://x/contact'],
  ),
  'addresses of files': targets(
    ...['/releases', '/releases/', '/releases/mf-home', '/_headers', '/_redirects', '/nginx.conf', '/.env'],
    ...[sample.script, `${sample.script}/`, sample.picture, '/robots.txt', '/favicon.ico', '/sitemap.xml'],
    ...['/api', '/api/', '/api/enquiries/', '/api/enquiries?x'],
  ),
  methods: ['HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'M-SEARCH'].flatMap((method) =>
    ['/', '/nowhere', '/portfolio/', sample.script].map((target) => asked(target, '', method)),
  ),
  encodings: ['br', 'gzip', '*', 'br;q=0, gzip', 'identity;q=0', ''].map((encoding) =>
    asked(sample.script, `Accept-Encoding: ${encoding}\r\n`),
  ),
  conditions: withHeader(
    ...['If-None-Match: *', 'If-None-Match: x', 'If-Match: *', 'Accept: image/png'],
    ...['If-Modified-Since: x', 'If-Modified-Since: Sat, 01 Jan 2050 00:00:00 GMT'],
  ),
  'odd headers': [
    ...withHeader(`X: ${'a'.repeat(8000)}`, 'Range: bytes=', 'Range: items=0-1', 'Upgrade: websocket'),
    'GET / HTTP/1.0\r\n\r\n',
    `\r\n\r\n${asked('/')}`,
    `${asked('/', 'Transfer-Encoding: chunked\r\n')}0\r\n\r\n`,
  ],
};

interface Difference {
  why: string;
  /** The status that each answers, 0 where it closes the connection or knows no status. */
  nginx: number;
  local: number;
  requests: string[];
}

/** What they answer otherwise, and why it is left. */
const different: Difference[] = [
  {
    why: 'the local server sends whole files: no browser asks for parts of a text or a picture, and may get all of it',
    nginx: 206,
    local: 200,
    requests: withHeader('Range: bytes=0-0', 'Range: bytes=-10', 'Range: bytes=100-', 'Range: bytes=0-0,5-9'),
  },
  {
    why: 'as above',
    nginx: 416,
    local: 200,
    requests: withHeader('Range: bytes=99999999-', 'Range: bytes=9-2', 'Range: bytes=a-b'),
  },
  {
    why: 'nginx resolves dot segments, which browsers resolve themselves before they ask',
    nginx: 200,
    local: 404,
    requests: targets(
      '/.',
      '/portfolio/..',
      '/portfolio/../contact',
      '/a/../portfolio',
      '/portfolio/..%2fcontact',
    ),
  },
  {
    why: 'as above, at the end of an address',
    nginx: 308,
    local: 404,
    requests: targets('/portfolio/.'),
  },
  {
    why: "Node's parser refuses what is not HTTP before any code of ours runs; nginx shows its error pages",
    nginx: 404,
    local: 400,
    requests: [
      ...targets('?', 'portfolio', '/\xe9'),
      ...['get', 'bREW'].map((method) => asked('/', '', method)),
      ...[
        'Content-Length: -1',
        'Content-Length: 1\r\nContent-Length: 2',
        'X : a',
        'X: a\r\n b',
        'X: a\0b',
      ].map((header) => asked('/', `${header}\r\n`)),
      `${asked('/', 'Transfer-Encoding: chunked\r\nContent-Length: 3\r\n')}0\r\n\r\n`,
      'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
      '\x16\x03\x01\x02\x00\r\n\r\n',
    ],
  },
  {
    why: 'as above, for a method that nobody has defined',
    nginx: 405,
    local: 400,
    requests: [asked('/', '', 'BREW')],
  },
  {
    why: 'nginx also takes versions and line ends that are no HTTP/1.1',
    nginx: 200,
    local: 400,
    requests: [asked('/', '', 'GET', '1.2'), asked('/').replaceAll('\r', '')],
  },
  {
    why: 'Node closes a tunnel that nobody takes',
    nginx: 405,
    local: 0,
    requests: [asked('/', '', 'CONNECT')],
  },
  {
    why: 'a host that cannot be: no rule of the local server depends on it',
    nginx: 404,
    local: 200,
    requests: ['a b/c', 'a\r\nHost: b'].map((host) => asked('/').replace('Host: x', `Host: ${host}`)),
  },
  {
    why: 'nginx allows headers of 32 kB; those of the local server are for one person',
    nginx: 400,
    local: 200,
    requests: withHeader(`X: ${'a'.repeat(40_000)}`),
  },
  {
    why: 'conditions of editors, which no browser sends to read',
    nginx: 412,
    local: 200,
    requests: withHeader('If-Match: "x"', 'If-Unmodified-Since: Sat, 01 Jan 2000 00:00:00 GMT'),
  },
  {
    why: 'an expectation that HTTP knows only by name',
    nginx: 200,
    local: 417,
    requests: withHeader('Expect: 200-ok'),
  },
];

let site: string;
let nginx: ServedSite;
let local: ServedSite;

beforeAll(async () => {
  site = makeFakeSite({});
  nginx = await startNginx(site);
  local = await serveSite({ site, port: 0 });
});
afterAll(async () => {
  await nginx.close();
  await local.close();
  rmSync(site, { recursive: true });
});

test.each(Object.entries(same))('nginx and the local server agree about %s', async (_, requests) => {
  for (const request of requests)
    expect({ request, ...(await answerOf(local, request)) }).toEqual({
      request,
      ...(await answerOf(nginx, request)),
    });
});

test.each(different)('they differ, $nginx and $local: $why', async ({ requests, ...expected }) => {
  for (const request of requests) {
    const statuses = {
      nginx: (await answerOf(nginx, request)).status,
      local: (await answerOf(local, request)).status,
    };
    expect({ request, ...statuses }).toMatchObject({ nginx: expected.nginx, local: expected.local });
  }
});

/** What a visitor notices of an answer. Of a redirect nobody sees the text, and each server words its own. */
async function answerOf({ url }: ServedSite, request: string) {
  const [head = '', ...rest] = (await askRaw(url, request)).split('\r\n\r\n');
  const status = Number(/^HTTP\/1.1 (\d+)/.exec(head)?.[1] ?? 0);
  const names = ['location', 'allow', 'cache-control', 'content-encoding', 'vary', 'x-content-type-options'];
  const headers = names.map((name) => new RegExp(`^${name}: .*$`, 'im').exec(head)?.[0].toLowerCase());
  return status === 308 ? { status, headers } : { status, headers, body: rest.join('\r\n\r\n') };
}
