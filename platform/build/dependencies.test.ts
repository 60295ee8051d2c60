import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const runtime = path.resolve(__dirname, '../../node_modules/@module-federation/webpack-bundler-runtime/dist');

/*
 * Relies on files and names inside of @module-federation/webpack-bundler-runtime. If this fails after an upgrade, look at
 * shell/src/loading/provideRuntime.ts and platform/build/providedRuntime.mjs. It reads the files as text: some run in a
 * browser only.
 */
test.each([
  ['initContainerEntry.js', ['initContainerEntry']],
  ['bundler.js', ['attachShareScopeMap', 'bundlerRuntime', 'bundlerRuntimeOptions', 'runtime']],
])('the federation runtime exports from %s what the shell provides to remotes', (file, names) => {
  const text = readFileSync(path.join(runtime, file), 'utf8');
  const exports = [...text.matchAll(/^export (?:(?:class|const|function) (\w+)|\{([^}]*)\})/gm)]
    .map(([, declared = '', listed = '']) => declared + listed)
    .join();
  for (const name of names) expect(exports).toMatch(new RegExp(`\\b${name}\\b`));
});

/** Where the next upgrade renames these, look at StableIdsPlugin in federation.ts. */
test.each([
  ['ContainerEntryModule.js', 'return `container entry ('],
  ['runtime/FederationRuntimePlugin.js', '.TEMP_DIR, `entry.${hash}.js`)'],
])('federation still identifies the module that it generates in %s', (file, identifier) => {
  const container = path.resolve(
    __dirname,
    '../../node_modules/@module-federation/enhanced/dist/src/lib/container',
  );
  expect(readFileSync(path.join(container, file), 'utf8')).toContain(identifier);
});

const { default: routerLoader } = jest.requireActual<{ default: (source: string) => string }>(
  './loaders/router.mjs',
);

test('react-router is still written in the way that this loader makes removable', () => {
  const folder = path.resolve(__dirname, '../../node_modules/react-router/dist/production');
  const sources = readdirSync(folder)
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
  const edited = sources.map((source) => routerLoader(source)).join('\n');
  expect(count(sources.join('\n'), /^\w+\.displayName = /gm)).toBeGreaterThan(10);
  expect(count(edited, /^\w+\.displayName = /gm)).toBe(0);
  expect(count(edited, /\/\* @__PURE__ \*\/ \w+\.(createContext|forwardRef|memo)\(/g)).toBeGreaterThan(10);
  expect(count(edited, /^var \w+ = \w+\.(createContext|forwardRef|memo)\(/gm)).toBe(0);
});

function count(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length;
}
