import { explained } from './refusal';

const failed = (code: string, more: object = {}) =>
  Object.assign(new Error(`${code}: as Node says it`), { code, ...more });

test('an error of the file system is explained with its path, and with the way to solve it', () => {
  expect(explained(failed('EROFS', { path: '/site/.lock' }))).toBe(
    '/site/.lock is on a file system that is mounted read-only: mount it for writing',
  );
  // The reader knows the target of a rename, not the temporary file.
  const renamed = failed('EISDIR', { path: '/site/.index.html.7', dest: '/site/index.html' });
  expect(explained(renamed)).toMatch(/^\/site\/index\.html is a folder/);
});

test('an error that the reader cannot solve is not explained', () => {
  for (const error of [failed('ENOENT'), new TypeError('a defect'), undefined, 'text'])
    expect(explained(error)).toBeUndefined();
});
