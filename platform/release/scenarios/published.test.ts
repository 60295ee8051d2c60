import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BuildRecord } from 'shared-content/contract/buildRecord';
import { statusText } from '../store/publicStatus';
import { runLine } from '../testing/command';

const at = '2026-01-02T03:04:05.678Z';
const releases = {
  shell: {
    live: 'a1',
    since: at,
    by: 'Ann',
    history: [{ build: 'a1', at, by: 'Ann', commit: '0123456789ab' }],
  },
  'mf-home': { live: 'b1', since: at, by: 'Ann', history: [{ build: 'b1', at, by: 'Ann' }] },
};

const shell: Partial<BuildRecord> = { provides: { 'shared-content/business': '1.2.3' } };

/** What `npm run releases -- --at` prints of a site that gives this answer. */
async function asked(text: string, status = 200) {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/status.json' ? status : 404).end(text);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { code, output, errors } = await runLine(['releases', '--at', url]);
  server.closeAllConnections();
  await once(server.close(), 'close');
  return { code, output, errors: errors.replace(url, 'SITE') };
}

test('a live site shows its parts, since when and of which commit, and not who released them', async () => {
  const text = statusText(releases, shell);
  expect(text).not.toContain('Ann');
  expect(await asked(text)).toEqual({
    code: 0,
    output: `shell: a1, live since ${at}, commit 0123456789ab\nmf-home: b1, live since ${at}`,
    errors: '',
  });
});

describe('refused with one line:', () => {
  test.each([
    [
      'another site',
      '<!doctype html>',
      404,
      /^SITE\/status\.json answers 404: this is no site of this kind, /,
    ],
    ['another file', '{"status": "ok"}', 200, /^SITE\/status\.json is no list of what is live$/],
    [
      'another contract',
      statusText(releases, { provides: { 'shared-content/business': '2.0.0' } }),
      200,
      /^SITE\/status\.json is of contract 2\.0\.0, and this command knows 1\.\d+\.\d+: /,
    ],
  ])('%s', async (_, text, status, message) => {
    const { code, output, errors } = await asked(text, status);
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors).toMatch(message);
  });

  test('an address that does not answer, or is none', async () => {
    for (const [address, message] of [
      ['http://127.0.0.1:1', 'http://127.0.0.1:1/status.json does not answer'],
      ['firm.example', '--at takes scheme and host of the live site'],
    ] as const) {
      const { code, errors } = await runLine(['releases', '--at', address]);
      expect({ code, errors }).toEqual({ code: 1, errors: expect.stringContaining(message) as string });
    }
  });

  test('a live site and a folder at once', async () => {
    expect(await runLine(['releases', '--at', 'https://firm.example', '--site', '/tmp'])).toMatchObject({
      code: 1,
      errors: '--at reads a live site, and --site its record: give one of them',
    });
  });
});
