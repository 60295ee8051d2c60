import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { checkFits, placeOf, readLiveSite } from './liveSite';

const root = path.resolve(__dirname, '../../..');
const portfolio = {
  name: 'mf-portfolio',
  dir: path.join(root, 'mf-portfolio'),
  page: './src/Page/Page',
  serverEntry: '',
};

let server: Server;
let origin: string;
let answer: RequestListener;
beforeEach(async () => {
  server = createServer((request, response) => {
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  if (server.listening) await once(server.close(), 'close');
});

const page = (data: object) =>
  `<script type="application/json" id="release">${JSON.stringify(data)}</script>`;
const answerWith = (text: string) => {
  answer = (_, response) => response.end(text);
};

test('a live site is read by its home page', async () => {
  answerWith(page({ remotes: { 'mf-portfolio': '1a2b' }, contract: '1.4.0' }));
  const live = await readLiveSite(`${origin}/`);
  expect(live).toEqual({ origin, data: { remotes: { 'mf-portfolio': '1a2b' }, contract: '1.4.0' } });
  expect(() => {
    checkFits(portfolio, live);
  }).not.toThrow();
});

test('a site that sends on to another is that other', async () => {
  const other = createServer((_, response) => response.end(page({ remotes: {} }))).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const elsewhere = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  answer = (_, response) => response.writeHead(301, { Location: elsewhere }).end();
  expect((await readLiveSite(origin)).origin).toBe(elsewhere);
  other.closeAllConnections();
  await once(other.close(), 'close');
});

test.each([
  ['in its own place', { 'mf-home': '1a2b', 'mf-portfolio': '3c4d' }, 'mf-portfolio'],
  ['in the place of the first, where the live shell does not route to it', { 'mf-home': '1a2b' }, 'mf-home'],
])('a part is shown %s', (_, remotes, place) => {
  expect(placeOf('mf-portfolio', { origin, data: { remotes } })).toBe(place);
});

describe('refused in one line:', () => {
  test.each(['www.example.com', 'ftp://example.com', 'https://example.com/portfolio', '/srv/site'])(
    'the address %s',
    async (address) => {
      await expect(readLiveSite(address)).rejects.toThrow(
        `--live takes scheme and host of the live site, as https://www.example.com, not '${address}'`,
      );
    },
  );

  test('a site that does not answer', async () => {
    await once(server.close(), 'close');
    await expect(readLiveSite(origin)).rejects.toThrow(
      new RegExp(
        `^${origin} does not answer \\(connect ECONNREFUSED .*\\): is it up, and is the address right\\?$`,
      ),
    );
  });

  test('a site that is down', async () => {
    answer = (_, response) => response.writeHead(503).end();
    await expect(readLiveSite(origin)).rejects.toThrow(
      `${origin} answers 503: is it up, and is the address right?`,
    );
  });

  test('a site of another kind', async () => {
    answerWith('<!doctype html><title>Another site</title>');
    await expect(readLiveSite(origin)).rejects.toThrow(
      `${origin} is no site of this kind: its home page names no builds`,
    );
  });

  test.each([['2.0.0'], [undefined]])('another version of the contract: %s', (contract) => {
    expect(() => {
      checkFits(portfolio, { origin, data: { remotes: { 'mf-portfolio': '1a2b' }, contract } });
    }).toThrow(
      `mf-portfolio needs shared-content ^1.0.0, and the shell of ${origin} provides ${contract ?? 'none'}: ` +
        'develop with the version that is live, or release the shell first',
    );
  });

  test('the shell', () => {
    expect(() => {
      checkFits(
        { name: 'shell', dir: path.join(root, 'shell'), serverEntry: '' },
        { origin, data: { remotes: {}, contract: '1.0.0' } },
      );
    }).toThrow("--live is for a page's part, and shell is none: use npm run dev, or npm run preview");
  });
});
