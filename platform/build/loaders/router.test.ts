/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const { default: routerLoader } = jest.requireActual<{ default: (source: string) => string }>('./router.mjs');

test('react-router is still written in the way that this loader makes removable', () => {
  const folder = path.resolve(__dirname, '../../../node_modules/react-router/dist/production');
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
