import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { LivePart } from 'shared-content/contract/buildRecord';
import type { Remote } from 'shared-content/contract/remotes';
import { documentText } from './documentText';

jest.mock('shared-content/contract/remotes', () => ({ remotes: [] }));
const { remotes } = jest.requireMock<{ remotes: Remote[] }>('shared-content/contract/remotes');

const names = Array.from({ length: 80 }, (_, number) => `mf-${hashOf(String(number)).slice(0, 12)}`);

// A remote adds a name and a build id, of which no compression shortens the 10 bytes of the id.
test('a document grows by at most 25 bytes of brotli for each remote that the site has', () => {
  const withFew = bytesWith(names.slice(0, 3));
  const withMany = bytesWith(names);
  expect(withMany).toBeGreaterThan(withFew);
  expect((withMany - withFew) / (names.length - 3)).toBeLessThanOrEqual(25);
});

function bytesWith(parts: readonly string[]): number {
  remotes.splice(0, remotes.length, ...parts.map((name) => ({ name, route: `/${name.slice(3)}` })));
  const live = Object.fromEntries(parts.map((name) => [name, part(name)])) as Parameters<
    typeof documentText
  >[0]['live'];
  const meta = { title: 'Meridian', description: 'Brickwork.' };
  return brotliCompressSync(documentText({ meta, body: '<h1>Brickwork</h1>', shell: part('shell'), live }))
    .length;
}

function part(name: string): LivePart {
  const build = hashOf(name).slice(0, 20);
  return {
    record: { part: name, scripts: [`${name}.js`], styles: [] },
    base: `/releases/${name}/${build}/browser/`,
    integrity: { [`${name}.js`]: `sha256-${build}` },
    styles: {},
    serverBundle: '',
  };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
