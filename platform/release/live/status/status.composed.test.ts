import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { gzipSync } from 'node:zlib';
import { close, listen, type ServedSite, serveSite } from '../../../serve/server';
import { exitCodeOf } from '../../console/refusal';
import { sitePaths } from '../../store/sitePaths';
import { liveBuild, liveFile, recordOf } from '../../testing/builds';
import { succeed } from '../../testing/command';
import { selfSigned } from '../../testing/selfSigned';
import { smallBuild, smallRouting, smallSite } from '../../testing/smallSite';
import { runStatus } from './runStatus';
import { statusOf } from './status';

const dayMs = 24 * 60 * 60_000;

let site: string;
let served: ServedSite;
beforeEach(async () => {
  site = await smallSite();
  served = await serveSite({ site, port: 0 });
});
afterEach(() => served.close());

/** The findings of the served site, without its address. */
async function findings(options?: Parameters<typeof statusOf>[1]): Promise<string[]> {
  const status = await statusOf(served.url, options);
  return status.findings.map(({ where, what }) => `${where} ${what}`.replaceAll(served.url, ''));
}

const file = (name: string) => liveFile(site, 'mf-home', `browser/${name}`);

test('a sound site fills one screen, and all is well', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const code = await exitCodeOf(() => runStatus(['--at', served.url, '--site', site]));
  const text = log.mock.calls.flat().join('\n');
  log.mockRestore();
  expect(code).toBe(0);
  const record = recordOf(site);
  for (const [part, { live = '', since = '', by = '' }] of Object.entries(record))
    expect(text).toMatch(
      new RegExp(`^${part} +${live}  ${since.slice(0, 16).replace('T', ' ')} UTC  - +${by} +\\d whole$`, 'm'),
    );
  expect(text.split('\n').length).toBeLessThan(20);
  expect(text).toContain('All is well');
});

test('without the record it does not say who released, and the site does not publish it', async () => {
  const name = recordOf(site).shell?.by ?? '';
  expect(name).not.toBe('');
  expect((await statusOf(served.url)).text).not.toContain(name);
  expect(await (await fetch(`${served.url}/status.json`)).text()).not.toContain(name);
});

test('a rollback is shown with its own time', async () => {
  const dist = smallBuild('mf-home', 'Another home.');
  await succeed(['release', 'mf-home', '--dist', dist, '--site', site]);
  await succeed(['rollback', 'mf-home', '--site', site]);
  expect(await findings({ record: recordOf(site) })).toEqual([]);
  const published: unknown = await (await fetch(`${served.url}/status.json`)).json();
  const { live: build, since } = { ...recordOf(site)['mf-home'] };
  expect(published).toMatchObject({ 'mf-home': { build, since } });
});

const faults: [string, () => void, RegExp[]][] = [
  [
    'a page that is gone',
    () => {
      for (const form of ['', '.br', '.gz']) rmSync(sitePaths(site).file(`portfolio.html${form}`));
    },
    [/^\/portfolio answers 404$/],
  ],
  [
    'a damaged file',
    () => {
      for (const form of ['', '.br', '.gz']) rmSync(file(`mf-home.js${form}`));
      writeFileSync(file('mf-home.js'), 'broken');
    },
    [/\/mf-home\.js is not whole$/],
  ],
  [
    'a file that is gone',
    () => {
      for (const form of ['', '.br', '.gz']) rmSync(file(`mf-home.js${form}`));
    },
    [/\/mf-home\.js answers 404$/],
  ],
  [
    'a list of what is live that is gone',
    () => {
      replaceStatus(undefined);
    },
    [/^\/status\.json answers 404: .* release/],
  ],
  [
    'a list that is none',
    () => {
      replaceStatus('{"mf-home":{"build":"\\u001b[2J","since":"2026"}}');
    },
    [/^\/status\.json is no list of what is live$/],
  ],
  [
    'a list of another build',
    () => {
      replaceStatus(
        readFileSync(sitePaths(site).file('status.json'), 'utf8').replace(liveBuild(site, 'mf-home'), 'a1'),
      );
    },
    [/^\/status\.json says that a1 of mf-home is live, and pages name \w+$/],
  ],
];

test.each(faults)('%s is off', async (_, breakIt, expected) => {
  breakIt();
  expect(await findings()).toEqual(expected.map((pattern) => expect.stringMatching(pattern) as string));
});

test('a record that has another build live is off', async () => {
  const record = recordOf(site);
  const { shell } = record;
  expect(
    await findings({ record: { ...record, ...(shell && { shell: { ...shell, live: 'a1' } }) } }),
  ).toEqual([expect.stringMatching(/^releases\.json has a1 of shell live, and pages name \w+$/) as string]);
});

test('a missing header is off, and the command ends with 1 and the number of findings', async () => {
  const proxy = await proxyWithout('permissions-policy');
  const printed = (['log', 'error'] as const).map((method) =>
    jest.spyOn(console, method).mockImplementation(() => undefined),
  );
  const code = await exitCodeOf(() => runStatus(['--at', proxy.url]));
  const text = printed.map(({ mock }) => mock.calls.flat().join('\n'));
  for (const spy of printed) spy.mockRestore();
  await close(proxy.server);
  expect(code).toBe(1);
  expect(text[0]).toMatch(new RegExp(`^headers +${smallRouting.remotes.length} are off$`, 'm'));
  expect(text[1]).toBe(`${smallRouting.remotes.length} things are off`);
});

test('a site that does not answer is one finding', async () => {
  const { text, findings: found } = await statusOf('http://127.0.0.1:1');
  expect(found).toHaveLength(1);
  expect(text).toMatch(/does not answer/);
});

describe('the certificate', () => {
  let server: Server;
  let url: string;
  beforeAll(async () => {
    server = createTlsServer(selfSigned(90), (_, response) => response.end());
    url = `https://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
  });
  afterAll(() => close(server));

  test.each([
    [0, 'certificate  89 days left', []],
    [80, 'certificate  9 days left', ['has a certificate with 9 days left: renew it']],
    [100, 'certificate  no days left', ['has a certificate with no days left: renew it']],
  ])('after %d of 90 days', async (days, line, expected) => {
    const { text, findings: found } = await statusOf(url, { now: new Date(Date.now() + days * dayMs) });
    expect(text).toContain(line);
    // Browsers do not trust one that nobody has signed.
    expect(found.map(({ what }) => what)).toEqual(['does not answer (self-signed certificate)', ...expected]);
  });
});

test.each([
  [[], /^Name the live site/],
  [['--at', 'firm.co.uk'], /^--at takes scheme and host of the live site, not 'firm.co.uk'/],
  [['--on', 'https://firm.co.uk'], /--help$/],
])('%j is refused with one line', async (line, message) => {
  await expect(runStatus(line)).rejects.toThrow(message);
});

/** Puts another list in place, or none. */
function replaceStatus(text: string | undefined): void {
  for (const form of ['', '.br', '.gz']) rmSync(sitePaths(site).file(`status.json${form}`));
  if (text) writeFileSync(sitePaths(site).file('status.json'), text);
}

/** A server before the site that drops a header. */
async function proxyWithout(header: string) {
  const server = createServer((request, response) => {
    fetch(served.url + (request.url ?? ''), { redirect: 'manual' })
      .then(async (answer) => {
        const headers = new Headers(answer.headers);
        for (const name of [header, 'content-encoding', 'content-length']) headers.delete(name);
        // Fetch has unpacked what it was sent.
        headers.set('Content-Encoding', answer.headers.get('content-encoding') ? 'gzip' : 'identity');
        response.writeHead(answer.status, [...headers].flat());
        const body = Buffer.from(await answer.arrayBuffer());
        response.end(answer.headers.get('content-encoding') ? gzipSync(body) : body);
      })
      .catch(() => response.destroy());
  });
  return { server, url: `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}` };
}
