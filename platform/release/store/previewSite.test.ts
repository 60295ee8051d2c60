import {
  existsSync,
  mkdirSync,
  promises,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { filesBelow } from './files';
import { nginxConfiguration } from '../../../shell/server/nginx';
import { nginxFile, staticHostFile } from 'shared-content/contract/routes';
import { staticHostHeaders } from '../../../shell/server/staticHostHeaders';
import { sitePaths } from './sitePaths';
import { readBuild } from './build';
import { markPreview } from './markPreview';
import { hashes, liveFile, recordOf } from '../testing/builds';
import { runLine, succeed } from '../testing/command';
import { scratchFolder } from '../testing/scratch';
import { smallBuild, smallSite } from '../testing/smallSite';
import { partNames } from '../../parts';

const part = 'mf-portfolio';

let site: string;
let before: Record<string, string>;
/** An unchanged folder keeps the time at which a file was last put into it or taken out. */
let touched: number;
let target: string;
beforeEach(async () => {
  site = await smallSite();
  before = await hashes(site);
  touched = statSync(site).mtimeMs;
  target = path.join(scratchFolder(), 'previews', 'candidate');
});
afterEach(async () => {
  jest.restoreAllMocks();
  expect(await hashes(site)).toEqual(before);
  expect(statSync(site).mtimeMs).toBe(touched);
});

function preview(dist: string, to = target): string[] {
  return ['preview', part, '--dist', dist, '--to', to, '--site', site];
}

test('a preview is the live site with the candidate in it, and no search engine lists it', async () => {
  const dist = smallBuild(part, 'A candidate.');
  const { id } = await readBuild(dist, part);
  expect(await succeed(preview(dist))).toBe(
    `${part} is previewed as ${id}\nNothing went live. To see it: npm run serve -- --site ${target}`,
  );
  expect(liveBuilds(target)).toEqual({ ...liveBuilds(site), [part]: id });

  const page = readFileSync(sitePaths(target).file('portfolio.html'), 'utf8');
  expect(page).toContain('A candidate.');
  expect(page).toContain(`/releases/${part}/${id}/browser/`);
  expect(page).toContain('<meta name="robots" content="noindex"><title>');
  expect(readFileSync(sitePaths(target).file('index.html'), 'utf8')).toContain(
    'mf-home as it was first released.',
  );

  // It has every file that the live site has, and those of the live builds are the same files on disk.
  const names = await filesBelow(target);
  expect(names).toEqual(expect.arrayContaining(Object.keys(before)));
  for (const name of Object.keys(before).filter((file) => /^(public\/releases|builds)\//.test(file))) {
    const [own, linked] = [site, target].map((folder) => statSync(path.join(folder, name)).ino);
    expect({ name, own: linked }).toEqual({ name, own });
  }

  // A release into it would put pages there that may be listed.
  for (const line of [
    ['release', part, '--dist', dist],
    ['rollback', part],
  ])
    expect(await runLine([...line, '--site', target])).toEqual({
      code: 1,
      output: '',
      errors: `${target} is a preview: make it anew with npm run preview, or name the live site`,
    });

  // A second one takes the place of the first, and nothing is left beside it.
  await succeed(preview(smallBuild(part, 'A better one.')));
  expect(readFileSync(sitePaths(target).file('portfolio.html'), 'utf8')).toContain('A better one.');
  for (const gone of Object.values(sitePaths(target).build(part, id))) expect(existsSync(gone)).toBe(false);
  expect(readdirSync(path.dirname(target))).toEqual(['candidate']);
});

test('where no files can be linked they are copied', async () => {
  jest.spyOn(promises, 'link').mockRejectedValue(Object.assign(new Error('EXDEV'), { code: 'EXDEV' }));
  await succeed(preview(smallBuild(part, 'A candidate.')));
  const [own, copied] = [site, target].map((folder) => liveFile(folder, 'shell', 'browser/shell.js'));
  expect(readFileSync(copied ?? '')).toEqual(readFileSync(own ?? ''));
  expect(statSync(copied ?? '').ino).not.toBe(statSync(own ?? '').ino);
});

describe('an earlier preview stays as it is', () => {
  let earlier: Record<string, string>;
  beforeEach(async () => {
    mkdirSync(target, { recursive: true });
    for (const name of ['.preview', 'index.html']) writeFileSync(path.join(target, name), 'As it was.');
    earlier = await hashes(target);
  });
  afterEach(async () => {
    expect(await hashes(target)).toEqual(earlier);
    expect(readdirSync(path.dirname(target))).toEqual(['candidate']);
  });

  test('where the candidate fails a check of the release', async () => {
    const dist = smallBuild(part);
    writeFileSync(path.join(dist, 'server/server.cjs'), `throw new Error('The kiln is cold');`);
    const { code, errors } = await runLine(preview(dist));
    expect(code).toBe(1);
    expect(errors).toMatch(/^mf-portfolio .*The kiln is cold$/);
  });

  test('where the candidate needs another React than the live shell provides', async () => {
    expect((await runLine(preview(smallBuild(part, 'Newer.', '^2.0.0')))).errors).toMatch(
      /^mf-portfolio needs react \^2\.0\.0, and the shell provides 1\.0\.0\./,
    );
  });

  test('where the command breaks off at its last file', async () => {
    const { writeFile } = promises;
    jest.spyOn(promises, 'writeFile').mockImplementation((file, ...rest) => {
      if (typeof file !== 'string' || !file.endsWith('.preview')) return writeFile(file, ...rest);
      return Promise.reject(Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', path: file }));
    });
    expect((await runLine(preview(smallBuild(part, 'A candidate.')))).errors).toMatch(
      /^There is no room left/,
    );
  });
});

test('what a killed preview has left beside the folder is removed by the next', async () => {
  const killed = path.join(path.dirname(target), '.candidate.preview.999999999');
  const running = path.join(path.dirname(target), `.candidate.preview.${process.ppid}`);
  for (const folder of [killed, running]) mkdirSync(folder, { recursive: true });
  await succeed(preview(smallBuild(part, 'A candidate.')));
  expect(readdirSync(path.dirname(target)).sort()).toEqual([path.basename(running), 'candidate']);
});

describe('refused with one line, and nothing is made:', () => {
  const built = smallBuild(part);

  test.each([
    ['the live site', () => site, 'is the live site'],
    ['a folder in it', () => path.join(site, 'releases/new'), 'is inside the live site'],
    ['a folder that holds it', () => path.dirname(site), 'holds the live site'],
    [
      'a link to it',
      () => {
        const name = path.join(scratchFolder(), 'link');
        symlinkSync(site, name);
        return name;
      },
      'is the live site',
    ],
  ])('%s', async (_, folder, relation) => {
    const to = folder();
    const errors = `${to} ${relation}: name another folder with --to`;
    expect(await runLine(preview(built, to))).toEqual({ code: 1, output: '', errors });
  });

  test('a folder that holds something else', async () => {
    const to = scratchFolder();
    writeFileSync(path.join(to, 'notes.txt'), 'Mine.');
    expect(await runLine(preview(built, to))).toEqual({
      code: 1,
      output: '',
      errors: `${to} is not empty and no preview: name another folder, or empty that one`,
    });
    expect(readdirSync(to)).toEqual(['notes.txt']);
  });

  test('a file', async () => {
    const to = path.join(scratchFolder(), 'file');
    writeFileSync(to, '');
    expect((await runLine(preview(built, to))).errors).toMatch(/leads through a file where a folder must be/);
  });

  test('no folder, an unknown part, no live site, an address of another machine', async () => {
    const nowhere = path.join(scratchFolder(), 'none');
    const refusals = [
      [['preview', part], 'Name the folder: npm run preview -- mf-portfolio --to DIR'],
      [
        ['preview', 'mf-blog', '--to', target],
        `There is no part 'mf-blog' to build: use ${partNames.join(', ')}, or PART=DIR`,
      ],
      [
        ['preview', part, '--to', 'host:/srv'],
        "--to takes a folder of this machine, not 'host:/srv': mount it, and name it as a folder",
      ],
    ] as const;
    for (const [line, errors] of refusals)
      expect(await runLine([...line, '--site', site])).toEqual({ code: 1, output: '', errors });
    expect(await runLine(['preview', part, '--to', target, '--site', nowhere])).toEqual({
      code: 1,
      output: '',
      errors: `Nothing is released in ${nowhere}: npm run release`,
    });
    expect(existsSync(target)).toBe(false);
  });
});

test('each rule for pages in the configurations that the shell writes asks for no listing', async () => {
  const folder = scratchFolder();
  const { public: root, file } = sitePaths(folder);
  mkdirSync(root);
  writeFileSync(file(nginxFile), nginxConfiguration());
  writeFileSync(file(staticHostFile), staticHostHeaders());
  await markPreview(folder);
  const nginx = readFileSync(file(nginxFile), 'utf8');
  const count = (text: string) => nginx.split(text).length - 1;
  expect(count('add_header X-Robots-Tag "noindex" always;')).toBe(count('add_header Cache-Control'));
  expect(readFileSync(file(staticHostFile), 'utf8')).toMatch(/^\/\*\n {2}X-Robots-Tag: noindex\n/m);
});

function liveBuilds(folder: string): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(recordOf(folder)).map(([name, { live }]) => [name, live]));
}
