import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sitePaths } from '../store/sitePaths';
import { copyOfSite } from '../testing/builds';

test('recomposes a released site with Node alone, without node_modules', () => {
  const site = copyOfSite();
  const away = path.dirname(site);
  const script = path.join(away, 'recompose.mjs');
  copyFileSync(path.join(import.meta.dirname, '../testing/recompose.mjs'), script);
  for (let folder = away; folder !== path.dirname(folder); folder = path.dirname(folder)) {
    expect(existsSync(path.join(folder, 'node_modules'))).toBe(false);
  }

  const output = execFileSync(process.execPath, [script, site], {
    cwd: away,
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  });

  const composed = JSON.parse(output) as Record<string, string>;
  expect(Object.keys(composed)).toEqual(expect.arrayContaining(['index.html', '404.html', 'sitemap.xml']));
  for (const [file, text] of Object.entries(composed)) {
    expect({ file, text }).toEqual({ file, text: readFileSync(sitePaths(site).file(file), 'utf8') });
  }
});
