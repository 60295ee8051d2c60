/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const { default: routerLoader } = jest.requireActual<{ default: (source: string) => string }>(
  './loaders/router.mjs',
);
const modules = path.resolve(__dirname, '../../node_modules');

// Fails after an upgrade that has moved what this project reaches into; the names of the tests say what to look at.
test('@module-federation/webpack-bundler-runtime has what shell/src/loading/provideRuntime.ts hands to remotes', () => {
  const folder = path.join(modules, '@module-federation/webpack-bundler-runtime/dist');
  expect(exportsOf(path.join(folder, 'initContainerEntry.js'))).toContain('initContainerEntry');
  // A remote's container takes these of what platform/build/providedRuntime.mjs gives it.
  expect(exportsOf(path.join(folder, 'bundler.js'))).toEqual(
    expect.arrayContaining(['attachShareScopeMap', 'bundlerRuntime', 'bundlerRuntimeOptions', 'runtime']),
  );
});

test('react-router is still written in the way that build/loaders/router.mjs makes removable', () => {
  const folder = path.join(modules, 'react-router/dist/production');
  const sources = readdirSync(folder)
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
  const made = sources.map((source) => routerLoader(source)).join('\n');
  expect(count(sources.join('\n'), /^\w+\.displayName = /gm)).toBeGreaterThan(10);
  expect(count(made, /^\w+\.displayName = /gm)).toBe(0);
  expect(count(made, /\/\* @__PURE__ \*\/ \w+\.(createContext|forwardRef|memo)\(/g)).toBeGreaterThan(10);
  expect(count(made, /^var \w+ = \w+\.(createContext|forwardRef|memo)\(/gm)).toBe(0);
});

/** The names that a module exports, from its text: some of these run in a browser only. */
function exportsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const lists = [...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) => names.split(','));
  const declared = [...text.matchAll(/^export (?:class|const|function) (\w+)/gm)].map(
    ([, name = '']) => name,
  );
  return [...lists.map((name) => name.trim().split(' as ').at(-1) ?? ''), ...declared].filter(Boolean);
}

function count(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length;
}
