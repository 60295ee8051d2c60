import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The browsers that pages come alive in: the list in this package's package.json, which every compile target follows from. Below it a
 * page is its document, with links that the browser follows by itself; see shell/server/document/earlyScript.ts.
 */
export const supportedBrowsers = listIn(path.join(import.meta.dirname, '../package.json'));

function listIn(file: string): string[] {
  const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const list: unknown = manifest instanceof Object ? Reflect.get(manifest, 'browserslist') : undefined;
  if (Array.isArray(list) && list.length > 0 && list.every((query) => typeof query === 'string')) return list;
  throw new Error(`${file} has no list of browsers as its "browserslist"`);
}
