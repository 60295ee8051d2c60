import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Moment } from './moments';
import { sitePaths } from './sitePaths';
import type { Build } from './build';
import { hashes, liveBuild, recordOf } from '../testing/builds';
import { runLine, succeed } from '../testing/command';
import { smallBuild, smallSite } from '../testing/smallSite';
import { partNames } from '../../parts';

// Rendering and running scripts are not what is tried here, and take processes of their own.
jest.mock('../gate/compose', () => ({
  compose: (builds: ReadonlyMap<string, Build>) => {
    const { Refusal } = jest.requireActual<{ Refusal: typeof Error }>('../console/refusal');
    const [shell, home] = ['shell', 'mf-home'].map((part) =>
      String(builds.get(part)?.files.get('server/server.cjs')),
    );
    if (home?.includes('as new as the shell') && !shell?.includes('A later shell'))
      return Promise.reject(new Refusal('mf-home throws while it renders: no such fact'));
    return Promise.resolve(new Map([['index.html', [...builds.values()].map(({ id }) => id).join(' ')]]));
  },
}));
jest.mock('../gate/rendering/checkScripts', () => ({ checkScripts: () => Promise.resolve() }));

let site: string;
beforeEach(async () => {
  site = await smallSite();
});

test('the whole site goes back to what was live together, and forward again', async () => {
  const first = liveBuilds();
  await release('mf-home', 'A later home.');
  await release('shell', 'A later shell.');
  const second = liveBuilds();

  const back = await succeed(['rollback', '--to', '1', '--site', site]);
  expect(back).toMatch(
    new RegExp(
      `^shell is back at ${first.shell}\nmf-home is back at ${first['mf-home']}\npages composed in `,
    ),
  );
  expect(liveBuilds()).toEqual(first);
  expect(readFileSync(sitePaths(site).file('index.html'), 'utf8')).toBe(Object.values(first).join(' '));

  await succeed(['rollback', '--to', '3', '--site', site]);
  expect(liveBuilds()).toEqual(second);
});

test('releases lists the moments, the latest first, with the parts that were changed', async () => {
  expect(await succeed(['releases', '--site', site])).not.toContain('Moments');
  await release('mf-home', 'A later home.');
  await succeed(['rollback', 'mf-home', '--site', site]);
  await succeed(['rollback', '--to', '2', '--site', site]);

  const digits = liveBuild(site, 'mf-home').slice(0, 8);
  const [, list = ''] = (await succeed(['releases', '--site', site])).split(
    'Moments that the whole site can be put back to with npm run rollback -- --to MOMENT:\n',
  );
  const lines = list.split('\n');
  // The second has the same builds as the fourth, which is now.
  expect(lines.map((line) => line.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z by .+?:/, 'TIME:'))).toEqual([
    `  4 (now), TIME: mf-home ${digits}`,
    expect.stringMatching(/^ {2}3, TIME: mf-home \w{8}$/),
    expect.stringMatching(/^ {2}1, TIME: shell \w{8}, mf-home \w{8}, mf-portfolio \w{8}, mf-contact \w{8}$/),
  ]);
});

test('the same build from another origin is another moment, and goes back there', async () => {
  const origin = 'https://cdn.example';
  const dist = smallBuild('mf-home');
  await succeed(['release', 'mf-home', '--dist', dist, '--origin', origin, '--site', site]);
  expect(recordOf(site)['mf-home']?.history).toMatchObject([{ origin }]);
  await succeed(['rollback', '--to', '1', '--site', site]);
  expect(recordOf(site)['mf-home']?.history).toEqual([expect.not.objectContaining({ origin })]);
  await succeed(['rollback', '--to', '2', '--site', site]);
  expect(recordOf(site)['mf-home']?.history).toMatchObject([{ origin }]);
});

test('several parts are released together, from folders that were built elsewhere', async () => {
  const built = { shell: smallBuild('shell', 'Later.'), 'mf-home': smallBuild('mf-home', 'Later.') };
  const names = Object.entries(built).map(([part, folder]) => `${part}=${folder}`);
  expect(await succeed(['release', ...names, '--site', site])).toMatch(
    /^shell is live as \w+\nmf-home is live as \w+\nbuilt in /,
  );
  expect(moments()).toHaveLength(1);
  await succeed(['rollback', '--to', '1', '--site', site]);
  expect(moments().map(({ changed }) => changed)).toEqual([
    ['shell', 'mf-home', 'mf-portfolio', 'mf-contact'],
    ['shell', 'mf-home'],
  ]);
});

test('where one part cannot go back alone, the refusal names the moment that takes it back with the others', async () => {
  await release('shell', 'A later shell.');
  await release('mf-home', 'A home as new as the shell.');
  expect(await refusalOf('shell')).toBe(
    'shell would break the live pages: mf-home throws while it renders: no such fact. Put all back that was live with it: npm run rollback -- --to 1',
  );
  await succeed(['rollback', '--to', '1', '--site', site]);
  expect(recordOf(site).shell?.history[0]?.build).toBe(liveBuild(site, 'shell'));
});

describe('no moment is lost', () => {
  test('of a record that was made before there were moments', async () => {
    await release('mf-home', 'A second home.');
    rmSync(path.join(site, 'moments.json'));
    await release('mf-home', 'A third home.');
    expect(moments().map(({ id, live }) => [id, live['mf-home']?.build])).toEqual([
      [1, recordOf(site)['mf-home']?.history[1]?.build],
    ]);
    await succeed(['rollback', '--to', '1', '--site', site]);
  });

  test('where a command is killed after it has written the record, or a tool without moments has made a release', async () => {
    await release('mf-home', 'A second home.');
    const between = readFileSync(path.join(site, 'moments.json'));
    await release('mf-home', 'A third home.');
    writeFileSync(path.join(site, 'moments.json'), between);
    const third = liveBuild(site, 'mf-home');
    await release('mf-home', 'A fourth home.');
    await succeed(['rollback', '--to', '2', '--site', site]);
    expect(liveBuild(site, 'mf-home')).toBe(third);
  });

  test('where it is killed before', async () => {
    await release('mf-home', 'A second home.');
    const record = readFileSync(path.join(site, 'releases.json'));
    await release('mf-home', 'A third home.');
    writeFileSync(path.join(site, 'releases.json'), record);
    await release('mf-home', 'A fourth home.');
    expect(moments().map(({ id }) => id)).toEqual([1, 2]);
  });

  test('and a release of what is live makes none', async () => {
    const before = await hashes(site);
    await succeed(['release', 'mf-home', '--dist', smallBuild('mf-home'), '--site', site]);
    expect(await hashes(site)).toEqual(before);
  });
});

describe('prune', () => {
  beforeEach(async () => {
    for (const home of ['Second', 'Third', 'Fourth']) await release('mf-home', `${home} home.`);
    await release('shell', 'A second shell.');
  });

  test('leaves moments whose builds are all there, and no other is offered', async () => {
    await succeed(['prune', '--keep', '2', '--min-age', '0', '--site', site]);
    const shown = await succeed(['releases', '--site', site]);
    expect(shown.match(/^ {2}\d+( \(now\))?,/gm)).toEqual(['  5 (now),', '  4,', '  3,']);
    expect(await refusalOf('--to', '2')).toBe(
      'Moment 2 cannot be put back, since builds of it were pruned: see npm run releases',
    );
    await succeed(['rollback', '--to', '3', '--site', site]);
  });

  test('changes nothing of what the record says about now', async () => {
    const now = () => Object.values(recordOf(site)).map(({ live, since, by }) => ({ live, since, by }));
    const before = now();
    expect(before[0]?.by).toBeDefined();
    await succeed(['prune', '--keep', '1', '--min-age', '0', '--site', site]);
    expect(now()).toEqual(before);
  });

  test('of all but what is live leaves nothing to go back to, and says so', async () => {
    await succeed(['prune', '--keep', '1', '--min-age', '0', '--site', site]);
    expect(await succeed(['releases', '--site', site])).not.toContain('Moments');
    expect(await refusalOf('--to', '4')).toBe(
      'Moment 4 cannot be put back, since builds of it were pruned: see npm run releases',
    );
  });

  test('spares builds that were live within the minimum age, for the tabs of that time', async () => {
    const [first = '', second = '', third = ''] = moments().map(({ live }) => live['mf-home']?.build);
    begin([20, 10, 6, 1]);
    expect(await succeed(['prune', '--keep', '1', '--site', site])).toBe(
      `removed mf-home ${first}\n1 builds removed\n3 were live within 7d and stay for the tabs of that time: --min-age 0 removes them`,
    );
    expect(await succeed(['rollback', '--to', '3', '--site', site])).toContain(`mf-home is back at ${third}`);
    await succeed(['rollback', '--to', '5', '--site', site]);
    expect(await succeed(['prune', '--keep', '1', '--min-age', '120h', '--site', site])).toContain(
      `removed mf-home ${second}\n1 builds removed\n`,
    );
  });

  test('keeps the last moment that can be put back, though newer builds are kept for it', async () => {
    await succeed(['rollback', 'mf-home', '--site', site]);
    const home = liveBuild(site, 'mf-home');
    for (const text of ['Call us.', 'Write to us.']) await release('mf-contact', text);
    await succeed(['rollback', 'mf-home', '--site', site]);
    await succeed(['prune', '--keep', '2', '--min-age', '0', '--site', site]);
    await succeed(['rollback', '--to', '8', '--site', site]);
    expect(liveBuild(site, 'mf-home')).toBe(home);
  });
});

describe('is refused with one line, and changes nothing', () => {
  test.each([
    [['--to', '9'], 'There is no moment 9: see npm run releases'],
    [['--to', '0'], 'There is no moment 0: see npm run releases'],
    [['--to', 'yesterday'], 'There is no moment yesterday: see npm run releases'],
    [['--to', '2'], 'What was live at moment 2 is live now: see npm run releases'],
    [['--to', ''], 'One of the names or options is empty. See --help'],
    [['mf-home', '--to', '1'], `--to puts the whole site back: leave out 'mf-home'`],
  ])('rollback %j', async (line, message) => {
    await release('mf-home', 'A later home.');
    expect(await refusalOf(...line)).toBe(message);
  });

  test.each([
    [['mf-home='], 'mf-home= names no folder: write mf-home=DIR'],
    [['mf-home=/nowhere'], '/nowhere is no build of mf-home: it has no readable build.json. Build it first'],
    [['mf-home', 'mf-home=/nowhere'], `'mf-home' is given twice. See --help`],
    [['mf-home=/nowhere', '--dist', '/nowhere'], 'mf-home has two folders: leave out --dist'],
    [
      ['mf-home=/nowhere', 'shell', '--dist', '/nowhere'],
      '--dist releases one folder: name the one part that it is a build of',
    ],
    [['=/nowhere'], `There is no part '' to build: use ${partNames.join(', ')}, or PART=DIR`],
  ])('release %j', async (line, message) => {
    const before = await hashes(site);
    expect((await runLine(['release', ...line, '--site', site])).errors).toBe(message);
    expect(await hashes(site)).toEqual(before);
  });

  test.each(['', '{}', '[{}]', '[null]', '[{"id":2,"at":"","changed":[],"live":{"..":{"build":"a"}}}]'])(
    'whatever needs moments, where they are %j',
    async (text) => {
      const file = path.join(site, 'moments.json');
      writeFileSync(file, text);
      const message = `${file} is no list of moments: restore it from a backup, or move it away, and then only rollback --to has nothing to go to`;
      expect(await refusalOf('--to', '1')).toBe(message);
      const dist = smallBuild('mf-home', 'A later home.');
      const { errors } = await runLine(['release', 'mf-home', '--dist', dist, '--site', site]);
      expect(errors).toBe(message);
      expect(existsSync(path.join(site, '.pending'))).toBe(false);
    },
  );
});

async function release(part: string, sentence: string): Promise<void> {
  await succeed(['release', part, '--dist', smallBuild(part, sentence), '--site', site]);
}

async function refusalOf(...line: string[]): Promise<string> {
  const before = await hashes(site);
  const { code, errors } = await runLine(['rollback', ...line, '--site', site]);
  expect(code).toBe(1);
  expect(await hashes(site)).toEqual(before);
  return errors;
}

function liveBuilds(): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(recordOf(site)).map(([part, { live }]) => [part, live]));
}

/** Dates the moments on record as so many days ago. */
function begin(daysAgo: number[]): void {
  const dated = moments().map((moment, position) => ({
    ...moment,
    at: new Date(Date.now() - (daysAgo[position] ?? 0) * 24 * 3_600_000).toISOString(),
  }));
  writeFileSync(path.join(site, 'moments.json'), JSON.stringify(dated));
}

function moments(): Moment[] {
  return JSON.parse(readFileSync(path.join(site, 'moments.json'), 'utf8')) as Moment[];
}
