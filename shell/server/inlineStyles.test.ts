import { inlineStyleSources } from './inlineStyles';

test('names each style sheet of the head by the hash that browsers compare, and none of the body', () => {
  const page = `<head><style data-href="a.css">a{color:red}</style>\n<style>b{}</style></head><body><style>c{}</style>`;
  expect(inlineStyleSources(page)).toEqual([
    "'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs='",
    "'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans='",
  ]);
});

test('names none where a page has none', () => {
  expect(inlineStyleSources('<head><title>Style</title></head>')).toEqual([]);
});
