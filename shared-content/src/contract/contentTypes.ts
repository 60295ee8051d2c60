/** Content types by file extension, for every server; text names its charset. */
export const contentTypes = new Map([
  ['html', 'text/html; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
  ['js', 'text/javascript; charset=utf-8'],
  ['mjs', 'text/javascript; charset=utf-8'],
  ['txt', 'text/plain; charset=utf-8'],
  ['xml', 'application/xml; charset=utf-8'],
  ['json', 'application/json'],
  ['map', 'application/json'],
  ['webmanifest', 'application/manifest+json'],
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['ico', 'image/x-icon'],
  ['woff', 'font/woff'],
  ['woff2', 'font/woff2'],
]);

export const unknownContentType = 'application/octet-stream';

/** The content type of a file, by its extension. */
export function contentType(file: string): string {
  return contentTypes.get(file.slice(file.lastIndexOf('.') + 1)) ?? unknownContentType;
}

/** Whether a release writes .br and .gz files beside this file. */
export function isCompressible(file: string): boolean {
  return /^text\/|json$|\+xml|\/xml/.test(contentType(file));
}
