import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { named } from './part';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'checkout-'));
});
afterEach(() => {
  rmSync(dir, { recursive: true });
});

test('a part has the name in its package.json, whatever the name of its folder', () => {
  expect(namedAs('mf-wall')).toMatchObject({ dir, name: 'mf-wall' });
});

test.each([undefined, '', '@firm/mf-wall', 'mf wall', 7])('%j is no name of a part', (name) => {
  expect(() => namedAs(name)).toThrow(
    `${path.join(dir, 'package.json')} has no name for the part: write letters, digits and hyphens, as in "mf-guides"`,
  );
});

function namedAs(name: unknown) {
  writeFileSync(path.join(dir, 'package.json'), JSON.stringify({ name }));
  return named({ dir, serverEntry: './src/Page/Page' });
}
