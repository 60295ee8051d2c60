/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Locked {
  integrity?: string;
  link?: boolean;
  optional?: boolean;
}

const file = path.resolve(__dirname, '../../package-lock.json');
const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Locked> };

/** Binaries for other systems, which the registry that the lockfile was written with does not have. */
const unknown = { '@rspack/binding': 10, '@swc/core': 8, '@unrs/resolver-binding': 17 };

test('every package but some binaries for other systems has its integrity in the lockfile', () => {
  const without = Object.entries(packages).filter(
    ([folder, { integrity, link }]) => folder.includes('node_modules/') && !link && !integrity,
  );
  const counts: Record<string, number> = {};
  for (const [folder, { optional }] of without) {
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const family = Object.keys(unknown).find((prefix) => optional && name.startsWith(`${prefix}-`));
    counts[family ?? name] = (counts[family ?? name] ?? 0) + 1;
  }
  expect(counts).toEqual(unknown);
});
