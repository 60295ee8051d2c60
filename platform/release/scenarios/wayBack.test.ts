import '../testing/mockedGate';
import { readFileSync } from 'node:fs';
import { sitePaths } from '../store/sitePaths';
import { liveBuild, recordOf, setsOf } from '../testing/builds';
import { refusal, succeed } from '../testing/command';
import { releasing, smallBuild, smallSite } from '../testing/smallSite';

const environment = { ...process.env };
afterEach(() => {
  process.env = { ...environment };
});

let site: string;
beforeEach(async () => {
  site = await smallSite();
});

test('parts that are released together are one set, to which the whole site goes back, and forward again', async () => {
  const first = liveBuilds();
  const shell = smallBuild('shell', 'Later.', '2.0.0');
  const parts = ['mf-home', 'mf-portfolio', 'mf-contact'];
  const remotes = parts.map((part) => `${part}=${smallBuild(part, 'Later.', '2.0.0')}`);
  expect(await succeed(['release', `shell=${shell}`, ...remotes], site)).toMatch(
    /^shell is live as \w+\nmf-home is live as \w+\nmf-portfolio is live as \w+\nmf-contact is live as \w+\nbuilt in /,
  );
  const second = liveBuilds();
  expect(setsOf(site).map(({ changed }) => changed)).toEqual([
    ['shell', ...parts],
    ['shell', ...parts],
  ]);

  // None of these can go back alone.
  expect(await refusal(['rollback', 'shell'], site)).toMatch(
    /^shell would break the live mf-home, .*\. Put all back that was live with it: npm run rollback -- --to 1$/,
  );
  expect(await succeed(['rollback', '--to', '1'], site)).toMatch(
    new RegExp(`^shell is back at ${first[0]}\nmf-home is back at ${first[1]}\n[^]*\npages composed in `),
  );
  expect(liveBuilds()).toEqual(first);
  const page = readFileSync(sitePaths(site).file('index.html'), 'utf8');
  for (const build of first) expect(page).toContain(build);
  await succeed(['rollback', '--to', '2'], site);
  expect(liveBuilds()).toEqual(second);
});

test('releases says of each build and set who made it and of which commit, as a pipeline says it', async () => {
  expect(await succeed(['releases'], site)).not.toContain('Release sets');
  const commit = '0123456789abcdef0123456789abcdef01234567';
  Object.assign(process.env, { RELEASE_COMMIT: commit, RELEASE_BY: 'ann\u001b[2J' });
  await succeed(releasing('mf-home', 'Hers.'), site);
  Object.assign(process.env, { RELEASE_COMMIT: 'main; rm -rf /', RELEASE_BY: 'bob' });
  await succeed(releasing('mf-contact', 'His.'), site);
  await succeed(['rollback', 'mf-home'], site);

  const [home, contact] = ['mf-home', 'mf-contact'].map((part) => liveBuild(site, part));
  const shown = (await succeed(['releases'], site)).replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME');
  expect(shown).toMatch(
    new RegExp(
      `^mf-home: ${home}, live since TIME by bob(, commit [\\w-]+)?\n  \\w+, released TIME by ann\\[2J, commit 0123456789ab\n`,
      'm',
    ),
  );
  const [, list] = shown.split('with npm run rollback -- --to SET:\n');
  expect(list?.split('\n')).toEqual([
    `  4 (now), TIME by bob: mf-home ${home?.slice(0, 8)}`,
    `  3, TIME by bob: mf-contact ${contact?.slice(0, 8)}`,
    expect.stringMatching(/^ {2}2, TIME by ann\[2J: mf-home \w{8}$/),
    expect.stringMatching(
      /^ {2}1, TIME.*: shell \w{8}, mf-home \w{8}, mf-portfolio \w{8}, mf-contact \w{8}$/,
    ),
  ]);
  // A folder that was built elsewhere is of no commit here.
  expect(recordOf(site)['mf-contact']?.present).not.toHaveProperty('commit');
});

function liveBuilds(): (string | undefined)[] {
  return Object.values(recordOf(site)).map(({ live }) => live);
}
