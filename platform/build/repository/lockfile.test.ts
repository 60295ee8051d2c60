import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Locked {
  integrity?: string;
  link?: boolean;
}

const file = path.resolve(__dirname, '../../../package-lock.json');
const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Locked> };

test('every package has its integrity in the lockfile, the binaries for other systems too', () => {
  const installed = Object.entries(packages).filter(
    ([folder, { link }]) => folder.includes('node_modules/') && !link,
  );
  const without = installed.filter(([, { integrity }]) => !integrity).map(([folder]) => folder);
  expect(without).toEqual([]);
  expect(installed.length).toBeGreaterThan(500);
});
