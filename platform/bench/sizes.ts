import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesBelow } from '../release/store/files';
import { partNames } from '../release/commands/buildParts';
import { sharedModules } from 'shared-content/contract/sharedModules';
import { table } from '../testing/table';
import { buildVariant } from './buildVariant';
import { readLiveBuild } from '../release/testing/liveBuild';

/** Bytes after brotli, as the release compresses. */
export interface Size {
  owner: string;
  what: string;
  bytes: number;
  when: string;
}

/** The scripts and style sheets of each part that is live in a site. */
export async function partSizes(site: string): Promise<Size[]> {
  const sizes: Size[] = [];
  for (const part of partNames) {
    const { record, files } = await readLiveBuild(site, part);
    for (const [name, content] of files) {
      const file = name.replace('browser/', '');
      if (!/^browser\/.*\.(js|css)$/.test(name)) continue;
      const when = [...record.scripts, ...record.styles].includes(file) ? 'first visit' : 'when used';
      sizes.push({ owner: part, what: file, bytes: compressed(content), when });
    }
  }
  return sizes;
}

/** What the shell's script is made of: each shared module, each other package, and the shell itself. */
export async function moduleSizes(): Promise<Size[]> {
  const dist = await mkdtemp(path.join(tmpdir(), 'bench-maps-'));
  await buildVariant({ variant: 'shell', dist, maps: true });
  const browser = path.join(dist, 'browser');
  const maps = (await filesBelow(browser)).filter((file) => file === 'shell.js.map');
  const text = await readFile(path.join(browser, 'shell.js'), 'utf8');
  const map = JSON.parse(
    await readFile(path.join(browser, maps[0] ?? 'shell.js.map'), 'utf8'),
  ) as SourceMapPayload;
  await rm(dist, { recursive: true });
  return [...textByOwner(text, new SourceMap(map))]
    .map(([what, code]) => ({
      owner: 'shell.js',
      what,
      bytes: compressed(Buffer.from(code)),
      when: sharing(what),
    }))
    .sort((a, b) => b.bytes - a.bytes);
}

export function sizeTable(sizes: readonly Size[]): string {
  return table([
    ['', 'kB', ''],
    ...sizes.map(({ owner, what, bytes, when }) => [`  ${owner}  ${what}`, (bytes / 1000).toFixed(2), when]),
  ]);
}

/** Each stretch of a built script, given to the package that its source map names. */
function textByOwner(text: string, map: SourceMap): Map<string, string> {
  const owners = new Map<string, string>();
  for (const [line, content] of text.split('\n').entries()) {
    for (let column = 0; column < content.length; column += 1) {
      const entry = map.findEntry(line, column);
      const owner = 'originalSource' in entry ? ownerOf(entry.originalSource) : 'webpack';
      owners.set(owner, (owners.get(owner) ?? '') + (content[column] ?? ''));
    }
  }
  return owners;
}

function ownerOf(source: string): string {
  const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  if (name === 'react' && source.includes('jsx-runtime')) return 'react/jsx-runtime';
  if (name) return name;
  if (source.includes('shared-content/src/content/business')) return 'shared-content/business';
  if (source.includes('shared-content/')) return 'shared-content, the rest';
  return source.includes('/webpack/') ? 'webpack' : 'shell';
}

function sharing(owner: string): string {
  return owner in sharedModules ? 'shared' : '';
}

function compressed(content: Buffer): number {
  return brotliCompressSync(content).length;
}
