import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { browserFolderMark } from 'shared-content/contract/addresses';
import { hashes } from '../testing/builds';
import { runLine } from '../testing/command';
import { smallBuild, smallSite } from '../testing/smallSite';

// A part that the live shell does not route to has the checks of any other: its page is rendered in the place of another.
test.each([
  ['server/server.cjs', `throw new Error('The kiln is cold');`, 'mf-elsewhere fails: The kiln is cold'],
  [
    'server/server.cjs',
    `exports.default = () => '<h1>';`,
    'mf-elsewhere renders its page with 2 h1 elements, and a page has exactly one',
  ],
  [
    'server/server.cjs',
    'exports.default = () => Math.random();',
    'mf-elsewhere renders its page in another way each time',
  ],
  [
    'browser/mf-elsewhere.js',
    'var;',
    /^mf-elsewhere would not come alive in a browser: mf-elsewhere\.js is no script: /,
  ],
])('%s with %j is refused, though no shell routes to it', async (name, code, message) => {
  const site = await smallSite();
  const before = await hashes(site);
  const dist = smallBuild('mf-elsewhere');
  writeFileSync(path.join(dist, name), code);
  const { code: exitCode, errors } = await runLine([
    'release',
    'mf-elsewhere',
    '--dist',
    dist,
    '--site',
    site,
  ]);
  expect(errors).toMatch(message);
  expect(exitCode).toBe(1);
  expect(await hashes(site)).toEqual(before);
});

test('a page that names its own files is rendered with their addresses', async () => {
  const site = await smallSite();
  const dist = smallBuild('mf-elsewhere');
  const bundle = path.join(dist, 'server/server.cjs');
  const own = `exports.default = () => {
    if (${JSON.stringify(browserFolderMark('mf-elsewhere'))}.startsWith('/@')) throw new Error('No address');
    return 'A guide.';
  };`;
  writeFileSync(bundle, readFileSync(bundle, 'utf8') + own);
  const { errors, code } = await runLine(['release', 'mf-elsewhere', '--dist', dist, '--site', site]);
  expect({ errors, code }).toEqual({ errors: '', code: 0 });
});
