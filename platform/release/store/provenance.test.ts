import { recordOf } from '../testing/builds';
import { succeed } from '../testing/command';
import { smallBuild, smallSite } from '../testing/smallSite';

// Rendering and running scripts are not what is tried here, and take processes of their own.
jest.mock('../gate/compose', () => ({ compose: () => Promise.resolve(new Map()) }));
jest.mock('../gate/rendering/checkScripts', () => ({ checkScripts: () => Promise.resolve() }));

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

const commit = '0123456789abcdef0123456789abcdef01234567';

test('the record says who released from which commit, as RELEASE_BY and RELEASE_COMMIT say', async () => {
  Object.assign(process.env, { RELEASE_COMMIT: commit, RELEASE_BY: 'ann\u001b[2J' });
  const site = await smallSite();
  await succeed(['release', 'mf-home', '--dist', smallBuild('mf-home', 'Hers.'), '--site', site]);
  const { by, history } = { ...recordOf(site)['mf-home'] };
  expect({ by, last: history?.at(-1) }).toMatchObject({
    by: 'ann[2J',
    last: { by: 'ann[2J', commit: commit.slice(0, 12) },
  });
});

test('releases says it of each build and moment, and of a rollback who made it', async () => {
  const site = await smallSite();
  Object.assign(process.env, { RELEASE_COMMIT: commit, RELEASE_BY: 'ann' });
  await succeed(['release', 'mf-home', '--dist', smallBuild('mf-home', 'Hers.'), '--site', site]);
  process.env.RELEASE_BY = 'bob';
  await succeed(['rollback', 'mf-home', '--site', site]);

  const lines = (await succeed(['releases', '--site', site])).split('\n');
  const [home = ''] = lines.filter((line) => line.startsWith('mf-home: '));
  expect(home).toMatch(/, live since \S+Z by bob$/);
  expect(lines[lines.indexOf(home) + 1]).toMatch(/^ {2}\w+, released \S+Z by ann, commit 0123456789ab$/);
  expect(lines.filter((line) => /^ {2}\d/.test(line) && line.includes(': '))).toEqual([
    expect.stringMatching(/^ {2}3 \(now\), \S+Z by bob: mf-home \w{8}$/) as string,
    expect.stringMatching(/^ {2}2, \S+Z by ann: mf-home \w{8}$/) as string,
  ]);
});

test('what is no commit is not recorded as one', async () => {
  const site = await smallSite();
  process.env.RELEASE_COMMIT = 'main; rm -rf /';
  await succeed(['release', 'mf-home', '--dist', smallBuild('mf-home', 'Hers.'), '--site', site]);
  expect(recordOf(site)['mf-home']?.history.at(-1)).not.toHaveProperty('commit');
});
