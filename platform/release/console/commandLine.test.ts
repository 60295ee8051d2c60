import '../testing/mockedGate';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { partNames } from '../../parts';
import { checkPath } from '../commands/buildParts';
import { recordOf } from '../testing/builds';
import { refusal, runLine, succeed } from '../testing/command';
import { siteFolder } from './commandLine';
import { scratchFolder } from '../testing/scratch';
import { releasing, smallBuild, smallSite } from '../testing/smallSite';

const unknownPart = (name: string) =>
  `There is no part '${name}' to build: use ${partNames.join(', ')}, or PART=DIR`;

describe('a command line that cannot be meant is refused', () => {
  let site: string;
  beforeAll(async () => {
    site = await smallSite();
  });

  test.each([
    ['release mf-blog', unknownPart('mf-blog')],
    ['release --dist .', '--dist releases one folder: name the one part that it is a build of'],
    [
      'release mf-home --dist /nowhere',
      '/nowhere is no build of mf-home: it has no readable build.json. Build it first',
    ],
    ['release constructor=.', unknownPart('constructor')],
    ['release mf-home=', 'mf-home= names no folder: write mf-home=DIR'],
    ['release mf-home=/nowhere --dist /nowhere', 'mf-home has two folders: leave out --dist'],
    ['release mf-home --origin cdn.example', `--origin is scheme and host, not 'cdn.example'`],
    ['release mf-home --dist ', 'One of the names or options is empty. See --help'],
    ['release mf-home --dist a --dist b', `'--dist' is given twice. See --help`],
    ['release mf-home mf-contact mf-home', `'mf-home' is given twice. See --help`],
    ['release mf-home --fast', `Unknown option '--fast'. See --help`],
    ['release mf-home --keep 1', 'This command takes no --keep. See --help'],
    ['release --strict', /^\d+ findings must not go live: npm run preflight lists them$/],
    ['rollback', 'Name the part: npm run releases lists them'],
    ['rollback mf-blog', `There is no part 'mf-blog' in SITE: see npm run releases`],
    ['rollback mf-home', 'mf-home has no earlier build: see npm run releases'],
    ['rollback mf-home --to 1', `--to puts the whole site back: leave out 'mf-home'`],
    ['rollback mf-home mf-contact shell', `This command does not take 'shell'. See --help`],
    ['prune', '--keep takes a whole number from 1: npm run prune -- --keep 5'],
    [
      'prune --keep 1 --min-age long',
      "--min-age takes hours or days, not 'long': npm run prune -- --keep 5 --min-age 7d",
    ],
    [
      'upload',
      `There is no command 'upload': use release, preview, publish, rollback, releases, prune, status, preflight, serve`,
    ],
  ])('%s', async (line, message) => {
    const said = await refusal(line.split(' '), site);
    if (typeof message === 'string') expect(said).toBe(message.replace('SITE', site));
    else expect(said).toMatch(message);
  });
});

test.each(['release', 'preview', 'publish', 'rollback', 'releases', 'prune'])(
  '%s --help explains it',
  async (name) => {
    const help = await succeed([name, '--help']);
    expect(help).toContain(`npm run ${name} `);
    expect(help).toContain('--site DIR');
  },
);

test.each([[['rollback', 'mf-home']], [['prune', '--keep', '5']], [releasing('mf-home')]])(
  'in a folder without a site %j is refused, and creates nothing',
  async (line) => {
    const site = path.join(scratchFolder(), 'new');
    const errors = `Nothing is released in ${site}: name the site with --site, or release all parts into it first`;
    expect(await runLine([...line], site)).toEqual({ code: 1, output: '', errors });
    expect(existsSync(site)).toBe(false);
  },
);

test('a bare git repository is no folder of a site', () => {
  const folder = scratchFolder();
  for (const name of ['HEAD', 'objects']) writeFileSync(path.join(folder, name), '');
  expect(() => siteFolder(folder)).toThrow(
    `${folder} is a git repository: name a checkout of it, or where something is released git+file://${folder}`,
  );
});

test('releases says of a folder without a site that nothing is released', async () => {
  const site = path.join(scratchFolder(), 'new');
  expect(await succeed(['releases'], site)).toBe(
    `Nothing is released in ${site}: name the site with --site, or release all parts into it first`,
  );
  expect(existsSync(site)).toBe(false);
});

describe('an error of the file system is one line', () => {
  test.each([[['release', 'mf-home']], [['releases']]])('if the site is a file: %j', async (line) => {
    const site = path.join(scratchFolder(), 'site');
    writeFileSync(site, 'no folder');
    const { errors, ...rest } = await runLine([...line], site);
    expect(rest).toEqual({ code: 1, output: '' });
    expect(errors.replace(/\.(lock|pending|preview) /, 'HIDDEN ')).toBe(
      `${site}/HIDDEN leads through a file where a folder must be: name another folder, or move that file away`,
    );
  });
});

test('folders are relative to where npm was called', async () => {
  const site = await smallSite();
  const dist = smallBuild('mf-portfolio', 'Another sentence.');
  process.env.INIT_CWD = path.dirname(site);
  const line = ['release', 'mf-portfolio', '--dist', path.relative(path.dirname(site), dist)];
  await succeed([...line, '--site', path.basename(site)]);
  delete process.env.INIT_CWD;
  expect(recordOf(site)['mf-portfolio']?.history).toHaveLength(2);
});

test('a refusal is printed without characters that a terminal follows', async () => {
  const part = 'x\r\u001b[2Kmf-home';
  expect((await runLine(['release', part])).errors).toContain(`There is no part 'x  [2Kmf-home' to build`);
});

test.each(["it's", 'c#', 'go!', 'why?'])('a checkout in %s is refused before it is built', (folder) => {
  expect(() => {
    checkPath(`/srv/${folder}/checkout`);
  }).toThrow(
    `Nothing can be built in /srv/${folder}/checkout: move the checkout to a path without ${folder.replaceAll(/\w/g, '')}`,
  );
});
