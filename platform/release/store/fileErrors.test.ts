import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { codeOf, explained } from './fileErrors';

const failed = (code: string, more: object = {}) =>
  Object.assign(new Error(`${code}: as Node says it`), { code, ...more });

test.each([
  ['EACCES', "/site/.lock is not open to this user: run the command as the owner of the site's folder"],
  ['EPERM', "/site/.lock may not be changed by this user: run the command as the owner of the site's folder"],
  ['EROFS', '/site/.lock is on a file system that is mounted read-only: mount it for writing'],
  [
    'ENOTDIR',
    '/site/.lock leads through a file where a folder must be: name another folder, or move that file away',
  ],
  ['EISDIR', '/site/.lock is a folder where a file must be: move it away'],
  ['ENOSPC', 'There is no room left for /site/.lock: free some space, as with npm run prune -- --keep 2'],
])('%s is said with the path, and with what to do', (code, line) => {
  expect(explained(failed(code, { path: '/site/.lock' }))).toBe(line);
});

test('of a rename the place that it leads to is named, which the reader knows', () => {
  const error = failed('EISDIR', { path: '/site/.index.html.7', dest: '/site/index.html' });
  expect(explained(error)).toMatch(/^\/site\/index\.html is a folder/);
});

test('an error without a path is said of the site', () => {
  expect(explained(failed('ENOSPC'))).toMatch(/^There is no room left for the site's files:/);
});

test("Node's own errors are known", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'errors-'));
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  const error: unknown = await readFile(path.join(file, 'below')).catch((thrown: unknown) => thrown);
  await rm(folder, { recursive: true });
  expect(codeOf(error)).toBe('ENOTDIR');
  expect(explained(error)).toMatch(/file\/below leads through a file/);
});

test('what the reader cannot put right is no line for the reader', () => {
  for (const error of [failed('ENOENT'), new TypeError('a defect'), undefined, 'text']) {
    expect(explained(error)).toBeUndefined();
  }
});
