import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const files = readdirSync(__dirname).filter((name) => name.endsWith('.svg'));

test.each(files)('%s is a small drawing with a title, and needs no other file', (file) => {
  const text = readFileSync(path.join(__dirname, file), 'utf8');
  const drawing = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  expect(drawing.localName).toBe('svg');
  expect(drawing.querySelector(':scope > title')?.textContent).toMatch(/\w/);
  expect(brotliCompressSync(text).length).toBeLessThanOrEqual(4000);
  // A browser loads nothing for a picture, so a font or another picture would be missing.
  expect(text).not.toMatch(/<script|<text|<image|href=|url\(|@import/);
});
