import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf, explained } from './fileErrors';

const failed = (code: string, more: object = {}) =>
  Object.assign(new Error(`${code}: as Node says it`), { code, ...more });

test('an error is explained with its path, and with what to do', () => {
  expect(explained(failed('EROFS', { path: '/site/.lock' }))).toBe(
    '/site/.lock is on a file system that is mounted read-only: mount it for writing',
  );
  expect(explained(failed('ENOSPC'))).toMatch(/^There is no room left for the site's files: free some space/);
  // Of a rename the reader knows the place that it leads to.
  const renamed = failed('EISDIR', { path: '/site/.index.html.7', dest: '/site/index.html' });
  expect(explained(renamed)).toMatch(/^\/site\/index\.html is a folder/);
});

test("Node's own errors are explained", async () => {
  const below = path.join(__filename, 'below');
  const error: unknown = await readFile(below).catch((thrown: unknown) => thrown);
  expect(codeOf(error)).toBe('ENOTDIR');
  expect(explained(error)).toMatch(/below leads through a file/);
});

test('an error that the reader cannot solve is not explained', () => {
  for (const error of [failed('ENOENT'), new TypeError('a defect'), undefined, 'text'])
    expect(explained(error)).toBeUndefined();
});
