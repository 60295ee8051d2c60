import '../testing/mockedGate';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sideOf, sitePaths } from '../store/sitePaths';
import { hashes, liveBuild } from '../testing/builds';
import { refusal, succeed } from '../testing/command';
import { releasing, smallSite } from '../testing/smallSite';

const script = 'browser/mf-home.js';
const advice = 'release mf-home again with npm run release -- mf-home';

let site: string;
let live: string;
beforeAll(async () => {
  site = await smallSite();
  live = liveBuild(site, 'mf-home');
});

const stored = (name: string) => `${sitePaths(site).build('mf-home', live)[sideOf(name)]}/${name}`;
const damage = {
  changed: (name: string) => {
    writeFileSync(stored(name), Buffer.concat([Buffer.from(' '), readFileSync(stored(name))]));
  },
  'cut short': (name: string) => {
    writeFileSync(stored(name), readFileSync(stored(name)).subarray(0, 99));
  },
  'that of another file': (name: string) => {
    writeFileSync(stored(name), readFileSync(stored('browser/integrity.json.br')));
  },
  gone: (name: string) => {
    rmSync(stored(name));
  },
  'gone with its folder': (name: string) => {
    rmSync(path.dirname(stored(name)), { recursive: true });
  },
  'a file too many': (name: string) => {
    writeFileSync(stored(name), '');
  },
};

test.each<[string, keyof typeof damage]>([
  [script, 'changed'],
  [script, 'gone'],
  [`${script}.br`, 'that of another file'],
  [`${script}.gz`, 'cut short'],
  [`${script}.br`, 'gone'],
  ['browser/integrity.json', 'changed'],
  ['browser/integrity.json.gz', 'changed'],
  ['server/server.cjs', 'changed'],
  ['server/server.cjs', 'gone with its folder'],
  ['build.json', 'changed'],
  ['browser/more.js', 'a file too many'],
])('while %s is %s no other part is released, and a release of its own mends it', async (name, what) => {
  const before = await hashes(site);
  damage[what](name);
  expect(await refusal(releasing('mf-contact'), site)).toBe(
    `mf-home ${live} was changed on disk (${name}): ${advice}`,
  );
  await succeed(releasing('mf-home'), site);
  expect(await hashes(site)).toEqual(before);
});

test('no rollback goes to a damaged build, or past one; the part itself goes back to an intact one', async () => {
  await succeed(releasing('mf-contact', 'Need a hand?'), site);
  damage.changed(script);
  expect(await refusal(['rollback', 'mf-contact'], site)).toContain(advice);
  await succeed(releasing('mf-home', 'Building carefully.'), site);
  expect(await refusal(['rollback', 'mf-home'], site)).toContain(advice);

  await succeed(releasing('mf-home'), site);
  const sound = live;
  await succeed(releasing('mf-home', 'Building anew.'), site);
  live = liveBuild(site, 'mf-home');
  damage.changed(script);
  await succeed(['rollback', 'mf-home'], site);
  expect(liveBuild(site, 'mf-home')).toBe(sound);
});

test('all damaged parts are named at once, since each alone would be refused for the other', async () => {
  live = liveBuild(site, 'mf-home');
  for (const folder of Object.values(sitePaths(site).build('mf-home', live)))
    rmSync(folder, { recursive: true });
  const shell = liveBuild(site, 'shell');
  rmSync(`${sitePaths(site).build('shell', shell).served}/browser`, { recursive: true });
  expect(await refusal(releasing('mf-contact'), site)).toBe(
    `shell ${shell} was changed on disk (browser/integrity.json), mf-home ${live} is missing on disk: release shell and mf-home again with npm run release -- shell mf-home`,
  );
});
