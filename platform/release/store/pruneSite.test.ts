import '../testing/mockedGate';
import { mkdirSync, promises as fileSystem, writeFileSync } from 'node:fs';
import path from 'node:path';
import { recordText } from './releaseSets';
import { sitePaths } from './sitePaths';
import { liveBuild, recordOf, setsOf } from '../testing/builds';
import { refusal, succeed } from '../testing/command';
import { smallCopy } from '../testing/scratch';
import { releasing, smallSite } from '../testing/smallSite';

let changed: string;
let site: string;
beforeAll(async () => {
  site = changed = await smallSite();
  for (const home of ['Second', 'Third', 'Fourth'])
    await succeed(releasing('mf-home', `${home} home.`), site);
  await succeed(releasing('shell', 'A second shell.'), site);
});
beforeEach(() => {
  site = smallCopy(changed);
});

test('removes all but the newest builds, the live one, and those of the last set to go back to', async () => {
  const [first, second, third, fourth] = homes();
  await succeed(['rollback', 'mf-home', second ?? ''], site);
  const before = recordOf(site);
  expect(await prune('2', '0')).toBe(`removed mf-home ${first}\nremoved mf-home ${third}\n2 builds removed`);
  const { history, ...now } = recordOf(site)['mf-home'] ?? {};
  expect(history?.map(({ build }) => build)).toEqual([second, fourth]);
  expect(before['mf-home']).toMatchObject(now);

  expect((await succeed(['releases'], site)).match(/^ {2}\d+( \(now\))?,/gm)).toEqual([
    '  6 (now),',
    '  5,',
    '  4,',
    '  2,',
  ]);
  expect(await refusal(['rollback', '--to', '3'], site)).toBe(
    'Release set 3 cannot be put back, since builds of it were pruned: see npm run releases',
  );
  await succeed(['rollback', '--to', '4'], site);
});

test('removes everything but the live builds, and then nothing can go back', async () => {
  await prune('1', '0');
  expect(await succeed(['releases'], site)).not.toContain('Release sets');
  await refusal(['rollback', 'mf-home'], site);
});

test('keeps the last set to go back to, though newer builds would take its place', async () => {
  await succeed(['rollback', 'mf-home'], site);
  const home = liveBuild(site, 'mf-home');
  for (const text of ['Call us.', 'Write to us.']) await succeed(releasing('mf-contact', text), site);
  await succeed(['rollback', 'mf-home'], site);
  await prune('2', '0');
  await succeed(['rollback', '--to', '8'], site);
  expect(liveBuild(site, 'mf-home')).toBe(home);
});

test('spares builds that were live within the minimum age, for the tabs of that time', async () => {
  const [first, second] = homes();
  const daysAgo = [20, 10, 6, 1, 0];
  const dated = setsOf(site).map((set, position) => ({
    ...set,
    at: new Date(Date.now() - (daysAgo[position] ?? 0) * 24 * 3_600_000).toISOString(),
  }));
  writeFileSync(sitePaths(site).releases, recordText(dated));
  expect(await prune('1', '7d')).toBe(
    `removed mf-home ${first}\n1 builds removed\n3 were live within 7d and stay for the tabs of that time: --min-age 0 removes them`,
  );
  expect(await prune('1', '120h')).toContain(`removed mf-home ${second}\n1 builds removed\n`);
});

test('removes a build that an interrupted release left, and makes room on a full disk', async () => {
  const left = sitePaths(site).build('mf-home', '0123456789ab').served;
  mkdirSync(path.join(left, 'browser'), { recursive: true });
  const full = jest
    .spyOn(fileSystem, 'writeFile')
    .mockRejectedValue(Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' }));
  const printed = await prune('5', '0');
  full.mockRestore();
  expect(printed).toBe('removed mf-home 0123456789ab\n1 builds removed');
});

function prune(keep: string, minAge: string): Promise<string> {
  return succeed(['prune', '--keep', keep, '--min-age', minAge], site);
}

function homes(): (string | undefined)[] {
  return recordOf(site)['mf-home']?.history.map(({ build }) => build) ?? [];
}
