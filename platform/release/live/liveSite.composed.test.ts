import { type Server } from 'node:http';
import { createServer } from 'node:https';
import { close, listen, type ServedSite, serveSite } from '../../serve/server';
import { hashes, liveBuild, recordOf } from '../testing/builds';
import { runLine, succeed } from '../testing/command';
import { selfSigned } from '../testing/selfSigned';
import { smallBuild, smallSite } from '../testing/smallSite';
import { lookAtLiveSite } from './liveSite';

const dayMs = 24 * 60 * 60_000;

interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

/** What a web server does wrong with its answers. */
type Fault = (answer: Answer, address: URL) => void;

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

/** The findings of a live site whose server, behind a proxy that redirects http to https, has a fault. */
async function findings(fault: Fault = () => undefined): Promise<string[]> {
  const real = fetch;
  const spy = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const address = new URL(new Request(input).url);
    const answer = await answerTo(address, init);
    fault(answer, address);
    return new Response(answer.text, { status: answer.status, headers: answer.headers });
  });
  try {
    return (await lookAtLiveSite(site)).findings.map(
      ({ where, what }) => `${where.replace(site, '')} ${what}`,
    );
  } finally {
    spy.mockRestore();
  }

  async function answerTo({ protocol, pathname }: URL, init?: RequestInit): Promise<Answer> {
    if (protocol === 'http:')
      return { status: 301, headers: new Headers({ Location: site + pathname }), text: '' };
    const answer = await real(served.url + pathname, init);
    const headers = new Headers(answer.headers);
    return { status: answer.status, headers, text: await answer.text() };
  }
}

/** A fault of the answer to one address, or to those that end with it. */
const at =
  (end: string, fault: (answer: Answer) => void): Fault =>
  (answer, { protocol, pathname }) => {
    if (protocol === 'https:' && (end === '/' ? pathname === end : pathname.endsWith(end))) fault(answer);
  };
const status =
  (code: number) =>
  (answer: Answer): void => {
    answer.status = code;
  };
const text =
  (body: string) =>
  (answer: Answer): void => {
    answer.text = body;
  };
const header =
  (name: string, value?: string) =>
  ({ headers }: Answer): void => {
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
  };

test('a sound site has none', async () => {
  expect(await findings()).toEqual([]);
});

test.each<[string, Fault, RegExp]>([
  ['a page that fails', at('/contact', status(500)), /^\/contact answers 500$/],
  ['a page without compression', at('/', header('Content-Encoding')), /^\/ is sent without compression$/],
  [
    'a page that is kept',
    at('/', header('Cache-Control', 'max-age=600')),
    /^\/ has Cache-Control: max-age=600, where 'no-cache' is due$/,
  ],
  [
    'a page without a header of the live shell',
    at('/portfolio', header('X-Content-Type-Options')),
    /^\/portfolio has X-Content-Type-Options: nothing, where 'nosniff' is due$/,
  ],
  [
    'a page without a policy',
    at('/portfolio', header('Content-Security-Policy')),
    /^\/portfolio has no Content-Security-Policy of this site$/,
  ],
  [
    'a page of something else',
    at('/portfolio', text('<h1>It works!</h1>')),
    /^\/portfolio names no build, and so is no page of this site$/,
  ],
  [
    'a sitemap of something else',
    at('/sitemap.xml', text('<urlset></urlset>')),
    /^\/sitemap.xml lists no pages$/,
  ],
  [
    'an unknown page that is there',
    at('/no-such-page', status(200)),
    /^\/no-such-page answers 200 instead of 404$/,
  ],
  [
    'no redirect from http to https',
    (answer, { protocol }) => {
      if (protocol === 'http:') answer.headers.set('Location', 'http://firm.co.uk/');
    },
    /^http:\/\/127\.0\.0\.1:\d+\/ is not redirected to https$/,
  ],
  ['a damaged file', at('/mf-home.js', text('broken')), /\/mf-home\.js is not whole$/],
  ['a missing file', at('/mf-home.js', status(404)), /\/mf-home\.js answers 404$/],
  [
    'a file that is fetched again at every visit',
    at('/mf-home.js', header('Cache-Control', 'no-cache')),
    /mf-home\.js may be fetched again at every visit/,
  ],
  [
    'a missing list of files',
    (answer, { pathname }) => {
      if (/mf-home.*integrity/.test(pathname)) answer.status = 404;
    },
    /mf-home\/\w+\/browser\/integrity\.json answers 404$/,
  ],
  [
    'a list of files of another build',
    (answer, { pathname }) => {
      if (/mf-home.*integrity/.test(pathname)) answer.text = '{}';
    },
    /integrity\.json is not the list of files of build/,
  ],
  [
    'another site',
    at('/status.json', status(404)),
    /^\/status\.json answers 404: this is no site of this kind, or the release did not end$/,
  ],
  [
    'a list of what is live that is none',
    at('/status.json', text('{"mf-home":{"build":"\\u001b[2J","since":"2026"}}')),
    /^\/status\.json is no list of what is live$/,
  ],
  [
    'a contract of another major',
    at('/status.json', (answer) => {
      answer.text = answer.text.replace('"contract": "1.', '"contract": "2.');
    }),
    /^\/status\.json is of contract 2\.\d+\.\d+, and this command knows 1\.\d+\.\d+: /,
  ],
  [
    'a list that names another build',
    at('/status.json', (answer) => {
      answer.text = answer.text.replace(liveBuild(folder, 'mf-home'), 'a1');
    }),
    /^\/status\.json says that a1 of mf-home is live, and pages name \w+$/,
  ],
  [
    'a service for enquiries that is away',
    at('/contact', (answer) => {
      answer.text += '<form action="/api/enquiries"></form>';
    }),
    /^\/api\/enquiries does not say which fields it takes: /,
  ],
])('%s is found', async (_, fault, finding) => {
  expect(await findings(fault)).toEqual([expect.stringMatching(finding)]);
});

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
  const live = await lookAtLiveSite(site, new Date(Date.now() + days * dayMs));
  expect(live.daysLeft).toBe(89 - days);
  expect(live.findings.map(({ what }) => what)).toEqual([
    'does not answer (self-signed certificate)',
    ...expected,
  ]);
});

describe('npm run status', () => {
  test('shows a sound site on one screen, a rollback with its own time', async () => {
    await succeed(['release', 'mf-home', '--dist', smallBuild('mf-home', 'Another home.'), '--site', folder]);
    await succeed(['rollback', 'mf-home', '--site', folder]);
    const shown = await succeed(['status', '--at', served.url, '--site', folder]);
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
    await succeed(['release', 'mf-home', '--dist', smallBuild('mf-home', 'Another one.'), '--site', other]);
    const { code, output, errors } = await runLine(['status', '--at', served.url, '--site', other]);
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
  const before = await hashes(folder);
  expect(await runLine(line)).toMatchObject({
    code: 1,
    output: '',
    errors: expect.stringMatching(message) as string,
  });
  expect(await hashes(folder)).toEqual(before);
});
