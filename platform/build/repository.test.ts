import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

interface Manifest {
  version: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  /** In the lockfile: a workspace. */
  link?: boolean;
  integrity?: string;
}

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const manifest = (folder: string) => read(path.join(folder, 'package.json')) as Manifest;
const workspaces = manifest('.').workspaces ?? [];
const locked = Object.entries((read('package-lock.json') as { packages: Record<string, Manifest> }).packages);

/** Packages from a registry, by their folder. */
const installed = locked.filter(([folder, { link }]) => folder.includes('node_modules/') && !link);
const versionsOf = (name: string) =>
  installed.filter(([folder]) => folder.endsWith(`node_modules/${name}`)).map(([, { version }]) => version);

test('every package has its integrity in the lockfile, the binaries for other systems too', () => {
  expect(installed.filter(([, { integrity }]) => !integrity)).toEqual([]);
  expect(installed.length).toBeGreaterThan(500);
});

test('one version of React is installed, and no shared-content beside the one of this repository', () => {
  expect(versionsOf('react')).toHaveLength(1);
  expect(versionsOf('react-dom')).toEqual(versionsOf('react'));
  expect(versionsOf('shared-content')).toEqual([]);
});

test.each(workspaces)('%s names the exact React that it is built with', (folder) => {
  const { dependencies, devDependencies } = manifest(folder);
  expect({ ...dependencies, ...devDependencies }.react).toBe(versionsOf('react')[0]);
});

/** A class is named after its part and its style module: two modules of one name would share their classes. */
test.each(workspaces)('no two style modules of %s have the same name', (folder) => {
  const names = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.scss') && !file.includes('node_modules'))
    .map((file) => path.basename(file));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
