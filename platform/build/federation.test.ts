import { readFileSync } from 'node:fs';
import path from 'node:path';

const runtime = path.resolve(__dirname, '../../node_modules/@module-federation/webpack-bundler-runtime/dist');

/*
 * Relies on files and names inside of @module-federation/webpack-bundler-runtime. If this fails after an upgrade, look at
 * shell/src/loading/provideRuntime.ts and platform/build/providedRuntime.mjs. From their text: some run in a browser only.
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
