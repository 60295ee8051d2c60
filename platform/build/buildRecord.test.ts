import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { BuildRecordPlugin } from './buildRecord';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'record-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('the record of a remote lists the scripts of its page, entry first, and what it requires', async () => {
  expect(await recordOf(['mf_wall', 'mf-wall-page', 'other'])).toEqual({
    part: 'mf-wall',
    requires: { react: '^1.0.0' },
    scripts: ['mf_wall.js', 'mf-wall-page.js'],
    styles: [],
  });
});

test('the record of a remote that exposes no page lists no scripts, which the release refuses', async () => {
  expect(await recordOf(['other'])).toMatchObject({ scripts: [], styles: [] });
});

/** The record of a build of a remote that has these chunks. */
async function recordOf(chunks: string[]): Promise<unknown> {
  const source = path.join(folder, 'source.js');
  writeFileSync(source, '');
  const compiler = webpack({
    mode: 'none',
    context: folder,
    entry: Object.fromEntries(chunks.map((chunk) => [chunk, source])),
    output: { path: path.join(folder, 'dist/browser') },
    plugins: [
      new BuildRecordPlugin({ part: 'mf-wall', page: true, facts: { requires: { react: '^1.0.0' } } }),
    ],
  });
  await promisify(compiler.run.bind(compiler))();
  return JSON.parse(readFileSync(path.join(folder, 'dist/build.json'), 'utf8'));
}
