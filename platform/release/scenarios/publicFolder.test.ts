import '../testing/mockedGate';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  notFoundFile,
  pageFile,
  publicFiles,
  staticHostFile,
  statusFile,
} from 'shared-content/contract/routes';
import { filesBelow, readUnpacked } from '../store/files';
import { sitePaths } from '../store/sitePaths';
import { liveBuild, recordOf } from '../testing/builds';
import { succeed } from '../testing/command';
import { releasing, smallBuild, smallRouting, smallSite } from '../testing/smallSite';

const environment = { ...process.env };
const releaser = 'Wilma the Bricklayer';
const commit = 'c0ffee123456';

let site: string;
let dist: string;
beforeAll(async () => {
  Object.assign(process.env, { RELEASE_BY: releaser, RELEASE_COMMIT: commit });
  site = await smallSite();
  dist = smallBuild('mf-home', 'Another one.');
  await succeed(['release', 'mf-home', '--dist', dist], site);
  process.env = environment;
});

test('has the files that visitors may have, and nothing else', async () => {
  const names = await filesBelow(sitePaths(site).public);
  const [builds, atRoot] = [true, false].map((isBuild) =>
    names.filter((name) => name.includes('/') === isBuild),
  );
  expect(new Set(atRoot?.map((name) => name.replace(/\.(br|gz)$/, '')))).toEqual(
    new Set([
      ...smallRouting.remotes.map(({ route }) => pageFile(route)),
      ...[notFoundFile, ...publicFiles, staticHostFile, statusFile],
    ]),
  );
  expect(builds?.filter((name) => !/^releases\/[\w-]+\/\w+\/browser\/[\w.-]+$/.test(name))).toEqual([]);
  const beside = (await filesBelow(site)).filter((name) => !name.startsWith('public/'));
  expect(new Set(beside.map((name) => name.replace(/^(builds\/[\w-]+\/)\w+/, '$1BUILD')))).toEqual(
    new Set([
      ...['nginx.conf', 'releases.json'],
      ...Object.keys(recordOf(site)).flatMap((part) => [
        `builds/${part}/BUILD/build.json`,
        `builds/${part}/BUILD/server/server.cjs`,
      ]),
    ]),
  );
});

test('tells nobody who released, and of which commit only whoever is on call', async () => {
  expect(recordOf(site)['mf-home']).toMatchObject({ by: releaser, present: { commit } });
  const secrets = [releaser, readFileSync(path.join(dist, 'server/server.cjs'), 'utf8').trim()];
  for (const name of await filesBelow(sitePaths(site).public)) {
    const text = String(await readUnpacked(path.join(sitePaths(site).public, name)));
    expect({ name, tells: secrets.some((secret) => text.includes(secret)) }).toEqual({ name, tells: false });
    if (!name.startsWith(statusFile)) expect(text).not.toContain(commit);
  }
});

test.each([
  ['a web server reads it', 0o077, ['file 644', 'folder 755']],
  ['a team that shares it by its group writes to it', 0o002, ['file 664', 'folder 775']],
])('is open, whatever the umask: %s', async (_, umask, expected) => {
  const before = process.umask(umask);
  const part = 'mf-contact';
  await succeed(releasing(part, `Under ${umask}.`), site);
  process.umask(before);
  const modes = new Set<string>();
  for (const folder of Object.values(sitePaths(site).build(part, liveBuild(site, part))))
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const stats = statSync(path.join(folder, name));
      modes.add(`${stats.isDirectory() ? 'folder' : 'file'} ${(stats.mode & 0o777).toString(8)}`);
    }
  expect([...modes].sort()).toEqual(expected);
});
