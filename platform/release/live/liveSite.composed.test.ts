import '../testing/mockedGate';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type Server } from 'node:http';
import { createServer } from 'node:https';
import path from 'node:path';
import { close, listen, type ServedSite, serveSite } from '../../serve/server';
import { recordOf } from '../testing/builds';
import { runLine, succeed } from '../testing/command';
import { scratchFolder } from '../testing/scratch';
import { releasing, smallSite } from '../testing/smallSite';
import { lookAtLiveSite } from './liveSite';

const dayMs = 24 * 60 * 60_000;

/** What a web server does wrong with its answers to an address. */
interface Fault {
  status?: number;
  header?: [name: string, value?: string];
  text?: string | ((text: string) => string);
}

let folder: string;
let served: ServedSite;
/** What speaks TLS before the served site, with a certificate of 90 days. */
let proxy: Server;
let site: string;
beforeAll(async () => {
  folder = await smallSite();
  served = await serveSite({ site: folder, port: 0 });
  proxy = createServer(selfSigned(90), (_, response) => response.end());
  site = `https://127.0.0.1:${await listen(proxy, 0, '127.0.0.1')}`;
});
afterAll(() => Promise.all([served.close(), close(proxy)]));

/** A key and its certificate for this machine, which nobody has signed. */
function selfSigned(days: number): { key: Buffer; cert: Buffer } {
  const folder = scratchFolder();
  const key = path.join(folder, 'key.pem');
  const cert = path.join(folder, 'cert.pem');
  const kind = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', String(days)];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'];
  execFileSync('openssl', [...kind, ...names, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

/** The findings of a live site whose server, behind a proxy that redirects http to https, has a fault. */
async function findings(
  faulty = /^$/,
  { status, header, text = (same) => same }: Fault = {},
): Promise<string[]> {
  const real = fetch;
  const spy = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { href, protocol, pathname } = new URL(new Request(input).url);
    const address = protocol === 'http:' ? href : pathname;
    const answer =
      protocol === 'http:'
        ? new Response(null, { status: 301, headers: { Location: site } })
        : await real(served.url + pathname, init);
    const body = await answer.text();
    const headers = new Headers(answer.headers);
    if (!faulty.test(address)) return new Response(body, { status: answer.status, headers });
    const [name = 'none', value] = header ?? [];
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
    return new Response(typeof text === 'string' ? text : text(body), {
      status: status ?? answer.status,
      headers,
    });
  });
  const live = await lookAtLiveSite(site);
  spy.mockRestore();
  return live.findings.map(({ where, what }) => `${where.replace(site, '')} ${what}`);
}

test('a sound site has none', async () => {
  expect(await findings()).toEqual([]);
});

const empty = '<form action="/api/enquiries" method="post"></form>';

test.each<[RegExp, Fault, string]>([
  [/^\/contact$/, { status: 500 }, '/contact answers 500'],
  [/^\/$/, { header: ['Content-Encoding'] }, '/ is sent without compression'],
  [
    /^\/$/,
    { header: ['Cache-Control', 'max-age=600'] },
    "Cache-Control: max-age=600, where 'no-cache' is due",
  ],
  [/^\/portfolio$/, { header: ['X-Content-Type-Options'] }, '/portfolio has X-Content-Type-Options: nothing'],
  [/^\/portfolio$/, { header: ['Content-Security-Policy'] }, '/portfolio has no Content-Security-Policy'],
  [
    /^\/portfolio$/,
    { text: '<h1>It works!</h1>' },
    '/portfolio names no build, and so is no page of this site',
  ],
  [/sitemap/, { text: '<urlset></urlset>' }, '/sitemap.xml lists no pages'],
  [/no-such-page/, { status: 200 }, '/no-such-page answers 200 instead of 404'],
  [/^http:/, { header: ['Location', 'http://firm.co.uk/'] }, ' is not redirected to https'],
  [/mf-home\.js/, { text: 'broken' }, '/mf-home.js is not whole'],
  [/mf-home\.js/, { status: 404 }, '/mf-home.js answers 404'],
  [
    /mf-home\.js/,
    { header: ['Cache-Control', 'no-cache'] },
    '/mf-home.js may be fetched again at every visit',
  ],
  [/mf-home.*integrity/, { status: 404 }, '/integrity.json answers 404'],
  [/mf-home.*integrity/, { text: '{}' }, 'is not the list of files of build'],
  [/status\.json/, { status: 404 }, '/status.json answers 404: this is no site of this kind'],
  [
    /status\.json/,
    { text: '{"mf-home":{"build":"\\u001b[2J","since":"2026"}}' },
    'is no list of what is live',
  ],
  [
    /status\.json/,
    { text: edited('"headers"', '"contract": "2.0.0", "headers"') },
    'is of contract 2.0.0, and',
  ],
  [
    /status\.json/,
    { text: edited(/"mf-home": {\s+"build": "\w+/, '"mf-home": {"build": "a1') },
    'a1 of mf-home is live',
  ],
  [
    /^\/contact$/,
    { text: edited(/$/, empty) },
    '/api/enquiries does not answer: is the service for enquiries up?',
  ],
])('%s with %j is found', async (faulty, fault, finding) => {
  expect(await findings(faulty, fault)).toEqual([expect.stringContaining(finding)]);
});

function edited(from: string | RegExp, to: string): (text: string) => string {
  return (text) => text.replace(from, to);
}

test('a site that does not answer has one finding', async () => {
  expect((await lookAtLiveSite('http://127.0.0.1:1')).findings).toEqual([
    {
      about: 'pages',
      where: 'http://127.0.0.1:1/',
      what: expect.stringMatching(/^does not answer \(.+\)$/) as string,
    },
  ]);
});

test.each([
  [0, []],
  [80, ['has a certificate with 9 days left: renew it']],
  [100, ['has a certificate with no days left: renew it']],
])('after %d of its 90 days, a certificate that nobody has signed is found', async (days, expected) => {
  const now = Date.now() + days * dayMs;
  jest.spyOn(Date, 'now').mockReturnValue(now);
  const live = await lookAtLiveSite(site);
  jest.restoreAllMocks();
  expect(live.daysLeft).toBe(89 - days);
  expect(live.findings.map(({ what }) => what)).toEqual([
    'does not answer (self-signed certificate)',
    ...expected,
  ]);
});

describe('npm run status', () => {
  test('shows a sound site on one screen, a rollback with its own time', async () => {
    await succeed(releasing('mf-home', 'Another home.'), folder);
    await succeed(['rollback', 'mf-home'], folder);
    const shown = await succeed(['status', '--at', served.url], folder);
    for (const [part, { live = '', since = '', by = '' }] of Object.entries(recordOf(folder)))
      expect(shown).toMatch(
        new RegExp(
          `^${part} +${live}  ${since.slice(0, 16).replace('T', ' ')} UTC  - +${by} +\\d whole$`,
          'm',
        ),
      );
    expect(shown.split('\n').length).toBeLessThan(20);
    expect(shown).toMatch(/\n\nAll is well$/);
    expect(await succeed(['status', '--at', served.url])).not.toContain(recordOf(folder).shell?.by ?? '');
  });

  test('tells which record has another build live, and ends with 1', async () => {
    const other = await smallSite();
    await succeed(releasing('mf-home', 'Another one.'), other);
    const { code, output, errors } = await runLine(['status', '--at', served.url], other);
    expect({ code, errors }).toEqual({ code: 1, errors: '1 thing is off' });
    expect(output).toMatch(/releases\.json {2}has \w+ of mf-home live, and pages name \w+$/);
  });
});

test('npm run preflight lists the content, the live site and its place for enquiries', async () => {
  const { code, output, errors } = await runLine(['preflight', '--at', served.url]);
  expect({ code, errors }).toEqual({
    code: 1,
    errors: expect.stringMatching(
      /^\d+ findings: put them right, then run npm run preflight again$/,
    ) as string,
  });
  expect(output).toContain('content that is marked as a placeholder');
  expect(output).not.toContain(served.url);
});

test.each([
  [['status'], /^Name the live site/],
  [['status', '--at', 'firm.co.uk'], /^--at takes scheme and host of the live site, not 'firm.co.uk'/],
  [['preflight', '--at', 'https://firm.co.uk/contact'], /^--at takes scheme and host/],
])('%j is refused with one line', async (line, message) => {
  expect(await runLine(line)).toMatchObject({
    code: 1,
    output: '',
    errors: expect.stringMatching(message) as string,
  });
});
