import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, readUnpacked } from '../store/files';
import {
  notFoundFile,
  pageFile,
  publicFiles,
  staticHostFile,
  statusFile,
} from 'shared-content/contract/routes';
import { sitePaths } from '../store/sitePaths';
import { readBuild } from '../store/build';
import { releaseBuilds } from '../store/change';
import { recordOf } from '../testing/builds';
import { smallRouting, smallBuild, smallSite } from '../testing/smallSite';

const releaser = 'Wilma the Bricklayer';
const commit = 'c0ffee123456';

jest.mock('../store/provenance', () => ({
  ...jest.requireActual<object>('../store/provenance'),
  whoRuns: () => Promise.resolve('Wilma the Bricklayer'),
}));

test('a plain file server over the public folder publishes what visitors may have, and nothing else', async () => {
  const site = await smallSite();
  const dist = smallBuild('mf-home', 'Another one.');
  await releaseBuilds(site, new Map([['mf-home', { build: await readBuild(dist, 'mf-home'), commit }]]));
  expect(recordOf(site)['mf-home']).toMatchObject({ by: releaser, history: [{}, { commit }] });

  const { public: root } = sitePaths(site);
  const names = await filesBelow(root);
  const beside = (await filesBelow(site)).filter((name) => !name.startsWith('public/'));
  const atRoot = new Set(
    names.filter((name) => !name.includes('/')).map((name) => name.replace(/\.(br|gz)$/, '')),
  );
  const generated = [
    ...smallRouting.remotes.map(({ route }) => pageFile(route)),
    notFoundFile,
    ...publicFiles,
    staticHostFile,
    statusFile,
  ];
  expect([...atRoot].sort()).toEqual(generated.sort());
  const builds = names.filter((name) => name.includes('/'));
  expect(builds.filter((name) => !/^releases\/[\w-]+\/\w+\/browser\/[\w.-]+$/.test(name))).toEqual([]);

  const secrets = [releaser, readFileSync(path.join(dist, 'server/server.cjs'), 'utf8').trim()];
  const telling = new Set<string>();
  for (const name of names) {
    const text = String(await readUnpacked(path.join(root, name)));
    if (secrets.some((secret) => text.includes(secret))) telling.add(name);
    // Whoever is on call sees the commit there.
    if (text.includes(commit) && !name.startsWith(statusFile)) telling.add(name);
  }
  expect([...telling]).toEqual([]);
  expect(new Set(beside.map((name) => name.replace(/^(builds\/[\w-]+\/)\w+/, '$1BUILD')))).toEqual(
    new Set([
      ...['moments.json', 'nginx.conf', 'releases.json'],
      ...Object.keys(recordOf(site)).flatMap((part) => [
        `builds/${part}/BUILD/build.json`,
        `builds/${part}/BUILD/server/server.cjs`,
      ]),
    ]),
  );
});
