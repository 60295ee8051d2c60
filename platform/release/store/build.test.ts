import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readBuild } from './build';
import { smallBuild } from '../testing/smallSite';
import { edit } from '../../testing/edit';

type Change = (dist: string) => void;

const write =
  (name: string, content: string): Change =>
  (dist) => {
    writeFileSync(path.join(dist, name), content);
  };
const remove =
  (name: string): Change =>
  (dist) => {
    rmSync(path.join(dist, name), { recursive: true });
  };
const replace =
  (from: string, to: string): Change =>
  (dist) => {
    edit(dist, 'build.json', from, to);
  };
const pipe: Change = (dist) => {
  remove('build.json')(dist);
  execFileSync('mkfifo', [path.join(dist, 'build.json')]);
};
const manyFiles: Change = (dist) => {
  for (let number = 0; number < 1000; number++) write(`browser/${number}.js`, '')(dist);
};

const unreadable = 'it has no readable build.json. Build it first';
const deep = `{"extra":${'['.repeat(1e5)}${']'.repeat(1e5)},`;
const versions = '{"react":"1.0.0"}';

test.each<[what: string, change: Change, message: string]>([
  ['nothing in it', remove('.'), unreadable],
  ['a pipe as its record', pipe, unreadable],
  ['a record that is nested too deeply', replace('{', deep), unreadable],
  ['the record of another part', replace('"mf-home"', '"mf-blog"'), 'it is one of mf-blog'],
  ['no list of scripts', replace('"scripts"', '"code"'), 'its build.json lists no scripts and styles'],
  ['no versions', replace('"requires"', '"needs"'), "its build.json lists no versions as 'requires'"],
  ['a range that is none', replace('1.0.0', 'newest'), 'react "newest", which is no range of versions'],
  ['a range that is empty', replace('1.0.0', ''), 'react "", which is no range of versions'],
  ['a range that is a number', replace('"1.0.0"', '19'), 'react 19, which is no range of versions'],
  ['a text for versions', replace(versions, '"react"'), '"react" where versions belong'],
  ['no page', replace('["mf-home.js","mf-home-page.js"]', '[]'), 'mf-home exposes no page'],
  ['no entry', remove('browser/mf-home.js'), 'it has no browser/mf-home.js. Build it first'],
  ['no style sheet', remove('browser/mf-home-page.css'), 'it has no browser/mf-home-page.css. Build it'],
  ['no server bundle', remove('server/server.cjs'), 'it has no server/server.cjs. Build it first'],
  ...['count~Up.js', 'a b.css', 'line\nbreak.js', '.hidden.js', 'ü.js', `${'a'.repeat(230)}.js`].map(
    (name): [string, Change, string] => [
      `a file named ${JSON.stringify(name.slice(0, 20))}`,
      write(`browser/${name}`, ''),
      `has ${JSON.stringify(`browser/${name}`)}, which no server gives: use at most 200 letters`,
    ],
  ),
  ['too many files', manyFiles, 'a part has at most 1000 of 100 MB'],
])('a folder with %s is no build', async (_, change, message) => {
  const dist = smallBuild('mf-home');
  change(dist);
  await expect(readBuild(dist, 'mf-home')).rejects.toThrow(message);
});

test('a shell without versions is no build', async () => {
  const dist = smallBuild('shell', 'A shell.', '^19.0.0');
  await expect(readBuild(dist, 'shell')).rejects.toThrow('react "^19.0.0", which is no version');
});

test('the id stands for every byte of a build', async () => {
  const dist = smallBuild('mf-home');
  const { id } = await readBuild(dist, 'mf-home');
  expect((await readBuild(smallBuild('mf-home'), 'mf-home')).id).toBe(id);
  const bundle = path.join(dist, 'server/server.cjs');
  writeFileSync(bundle, `${readFileSync(bundle, 'utf8')} `);
  expect((await readBuild(dist, 'mf-home')).id).not.toBe(id);
});
