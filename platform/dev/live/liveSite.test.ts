import { createServer, type RequestListener, type Server } from 'node:http';
import path from 'node:path';
import { close, listen } from '../../serve/server';
import { checkFits, placeOf, readLiveSite } from './liveSite';

const root = path.resolve(__dirname, '../../..');
const portfolio = {
  name: 'mf-portfolio',
  dir: path.join(root, 'mf-portfolio'),
  page: './src/Page/Page',
  serverEntry: '',
};
const page = (data: object) =>
  `<script type="application/json" id="release">${JSON.stringify(data)}</script>`;

const servers: Server[] = [];
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  return `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
}
afterEach(() => Promise.all(servers.splice(0).map(close)));

test('a live site is read by its home page, also where it redirects to another host', async () => {
  const data = { remotes: { 'mf-portfolio': '1a2b' }, contract: '1.4.0' };
  const origin = await serve((_, response) => response.end(page(data)));
  const before = await serve((_, response) => response.writeHead(301, { Location: origin }).end());
  for (const address of [`${origin}/`, before]) {
    const live = await readLiveSite(address);
    expect(live).toEqual({ origin, data });
    checkFits(portfolio, live);
  }
});

test.each([
  ['in its own place', { 'mf-home': '1a2b', 'mf-portfolio': '3c4d' }, 'mf-portfolio'],
  ['in the place of the first, where the live shell does not route to it', { 'mf-home': '1a2b' }, 'mf-home'],
])('a part is shown %s', (_, remotes, place) => {
  expect(placeOf('mf-portfolio', { origin: '', data: { remotes } })).toBe(place);
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

  test('a site that is down, or of another kind', async () => {
    const down = await serve((_, response) => response.writeHead(503).end());
    await expect(readLiveSite(down)).rejects.toThrow(
      `${down} answers 503: is it up, and is the address right?`,
    );
    const other = await serve((_, response) => response.end('<!doctype html><title>Another site</title>'));
    await expect(readLiveSite(other)).rejects.toThrow(
      `${other} is no site of this kind: its home page names no builds`,
    );
  });

  test.each([['2.0.0'], [undefined]])('another version of the contract: %s', (contract) => {
    expect(() => {
      checkFits(portfolio, { origin: 'http://live', data: { remotes: {}, contract } });
    }).toThrow(
      `mf-portfolio needs shared-content ^1.0.0, and the shell of http://live provides ${contract ?? 'none'}: ` +
        'develop with the version that is live, or release the shell first',
    );
  });

  test('the shell', () => {
    expect(() => {
      checkFits(
        { name: 'shell', dir: path.join(root, 'shell'), serverEntry: '' },
        { origin: 'http://live', data: { remotes: {}, contract: '1.0.0' } },
      );
    }).toThrow("--live is for a page's part, and shell is none: use npm run dev, or npm run preview");
  });
});
