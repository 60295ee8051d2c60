import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sitePaths } from '../store/sitePaths';
import { hashes, liveBuild, recordOf } from '../testing/builds';
import { runLine, succeed } from '../testing/command';
import { smallBuild, smallSite } from '../testing/smallSite';

test('releases shows what is live and what one can roll back to; prune removes the rest', async () => {
  const site = await smallSite();
  const builds = [liveBuild(site, 'mf-portfolio')];
  for (const name of ['Edwardian', 'Georgian', 'Tudor']) {
    const dist = smallBuild('mf-portfolio', `${name} house.`);
    await succeed(['release', 'mf-portfolio', '--dist', dist, '--site', site]);
    builds.push(liveBuild(site, 'mf-portfolio'));
  }
  const [first = '', second = '', third = '', fourth = ''] = builds;
  await succeed(['rollback', 'mf-portfolio', second.slice(0, 8), '--site', site]);

  const time = '\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z by .+';
  const shown = await succeed(['releases', '--site', site]);
  expect(shown).toMatch(
    new RegExp(
      `mf-portfolio: ${second}, live since ${time}\n  ${fourth}, released ${time}\n  ${third}, released ${time}\n  ${first}, released ${time}`,
    ),
  );

  expect(await succeed(['prune', '--keep', '2', '--min-age', '0', '--site', site])).toBe(
    `removed mf-portfolio ${first}\nremoved mf-portfolio ${third}\n2 builds removed`,
  );
  const kept = builds.map((build) =>
    Object.values(sitePaths(site).build('mf-portfolio', build)).map(existsSync),
  );
  expect(kept.map(String)).toEqual(['false,false', 'true,true', 'false,false', 'true,true']);
  expect(recordOf(site)['mf-portfolio']?.history.map(({ build }) => build)).toEqual([second, fourth]);
  expect(await succeed(['rollback', 'mf-portfolio', fourth, '--site', site])).toContain(fourth);
});

test('rolling back to the live build is refused, and changes no date', async () => {
  const site = await smallSite();
  const live = liveBuild(site, 'mf-home');
  const before = recordOf(site);
  expect(await runLine(['rollback', 'mf-home', live, '--site', site])).toMatchObject({
    code: 1,
    errors: `mf-home ${live} is live already: see npm run releases`,
  });
  expect(recordOf(site)).toEqual(before);
});

test('a damaged record of releases is refused with one line by every command', async () => {
  const site = await smallSite();
  const file = path.join(site, 'releases.json');
  writeFileSync(file, 'null');
  const before = await hashes(site);
  for (const line of [
    ['release', 'mf-home', '--dist', smallBuild('mf-home')],
    ['rollback', 'mf-home'],
    ['releases'],
    ['prune', '--keep', '1'],
  ]) {
    expect(await runLine([...line, '--site', site])).toEqual({
      code: 1,
      output: '',
      errors: `${file} is no record of releases: restore it from a backup, or release all parts into a new folder`,
    });
  }
  expect(await hashes(site)).toEqual(before);
});

test('prune also removes a build that a killed release left behind', async () => {
  const site = await smallSite();
  mkdirSync(path.join(sitePaths(site).build('mf-home', '0123456789ab').served, 'browser'), {
    recursive: true,
  });
  expect(await succeed(['prune', '--keep', '5', '--site', site])).toBe(
    'removed mf-home 0123456789ab\n1 builds removed',
  );
});
