import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

interface Manifest {
  version: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  /** In the lockfile: a folder of this repository. */
  link?: boolean;
}

const manifest = (folder: string) => read(path.join(folder, 'package.json')) as Manifest;
const workspaces = manifest('.').workspaces ?? [];
const locked = (read('package-lock.json') as { packages: Record<string, Manifest> }).packages;

/** Every version of a package that a package.json asks to build with, by folder. */
function wanted(name: string) {
  return ['.', ...workspaces].flatMap((folder) => {
    const { dependencies, devDependencies } = manifest(folder);
    return [dependencies, devDependencies].flatMap((list) => {
      const version = list?.[name];
      return version === undefined ? [] : [{ folder, version }];
    });
  });
}

/** Every version of a package that would be installed, wherever in the tree. */
function installed(name: string) {
  return Object.entries(locked)
    .filter(([folder, { link }]) => folder.endsWith(`node_modules/${name}`) && !link)
    .map(([, { version }]) => version);
}

test.each(['react', 'react-dom'])('%s, of which a page holds one, has one exact version', (name) => {
  const versions = wanted(name).map(({ version }) => version);
  expect(installed(name)).toHaveLength(1);
  expect(new Set(versions)).toEqual(new Set(installed(name)));
});

test.each(workspaces)('%s says itself which React it is built with', (part) => {
  expect(wanted('react').map(({ folder }) => folder)).toContain(part);
});

test('react and react-dom are of one version', () => {
  expect(installed('react')).toEqual(installed('react-dom'));
});

test('there is one shared-content, that of this repository', () => {
  expect(installed('shared-content')).toEqual([]);
  expect(locked['node_modules/shared-content']).toMatchObject({ link: true, resolved: 'shared-content' });
});

function read(file: string): unknown {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}
