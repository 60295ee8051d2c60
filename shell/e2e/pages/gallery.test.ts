import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { gallery, galleryBudget, galleryFolder } from 'platform/testing/gallery';

test('the gallery shows every page on a phone and on a desktop, and nothing else', async () => {
  expect((await readdir(galleryFolder)).sort()).toEqual(gallery.map(({ file }) => file).sort());
});

test('docs/testing.md shows every picture of the gallery', async () => {
  const page = await readFile(path.join(galleryFolder, '../../docs/testing.md'), 'utf8');
  const shown = [...page.matchAll(/\.github\/screenshots\/([\w-]+\.webp)/g)].map(([, file]) => file);
  expect(gallery.map(({ file }) => file)).toEqual(expect.arrayContaining(shown));
});

test('the gallery weighs less than 1 MB', async () => {
  const weights = await Promise.all(gallery.map(({ file }) => stat(path.join(galleryFolder, file))));
  expect(weights.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(galleryBudget);
});
