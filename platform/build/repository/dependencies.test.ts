import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(__dirname, '../../..');

interface Manifest {
  workspaces?: string[];
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const manifest = (folder: string) =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest;

/** What can stand in a repository of its own, where nothing comes from this repository's root. */
const packages = (manifest('.').workspaces ?? []).filter((workspace) => workspace !== 'shell');

/** Runs in this repository alone: tests of the repository and of the composed site, and settings of Jest. */
const staysHere =
  /(^|\/)(repository|testing|e2e|template)\/|\.(composed|exhaustive)\.test\.|^jest\.config\.mjs$/;

/** Compiled and tested by what `build` brings along; an alias of the dev server. */
const brought = ['platform', 'developed-page'];

test.each(packages)('%s names each package that it imports in its package.json', (name) => {
  const { dependencies, peerDependencies, devDependencies } = manifest(name);
  const used = importedBy(name, (file) => !staysHere.test(file));
  const known = { ...dependencies, ...peerDependencies, ...devDependencies };
  expect(used.size).toBeGreaterThan(1);
  expect([...used].filter((imported) => !(imported in known))).toEqual([]);
});

test.each(['platform', 'shared-content'])('%s has what it needs where it is installed', (name) => {
  const { dependencies, peerDependencies } = manifest(name);
  const used = importedBy(name, (file) => !staysHere.test(file) && !/\.(test|typetest)\./.test(file));
  expect([...used].filter((imported) => !(imported in { ...dependencies, ...peerDependencies }))).toEqual([]);
});

/** The other packages that these files of a package import. */
function importedBy(name: string, isMeant: (file: string) => boolean): Set<string> {
  const folder = path.join(root, name);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(tsx?|mjs)$/.test(file) && !/(^|\/)(node_modules|dist)\//.test(file) && isMeant(file),
  );
  const requests = files.flatMap((file) =>
    ts
      .preProcessFile(readFileSync(path.join(folder, file), 'utf8'), true, true)
      .importedFiles.map(({ fileName }) => fileName),
  );
  const names = requests
    .filter((request) => !request.startsWith('.') && !request.startsWith('node:'))
    .map((request) => /^(?:@[^/]+\/)?[^/]+/.exec(request)?.[0] ?? request);
  return new Set(names.filter((other) => ![name, ...brought, ...builtinModules].includes(other)));
}
