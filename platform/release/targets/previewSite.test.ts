import '../testing/mockedGate';
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
import { sitePaths } from '../store/sitePaths';
import { hashes, liveBuild, liveFile } from '../testing/builds';
import { refusal, succeed } from '../testing/command';
import { smallFolder } from '../testing/scratch';
import { smallBuild, smallSite } from '../testing/smallSite';

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
  target = path.join(smallFolder(), 'previews', 'candidate');
});
afterEach(async () => {
  jest.restoreAllMocks();
  expect(await hashes(site)).toEqual(before);
  expect(statSync(site).mtimeMs).toBe(touched);
});

const preview = (dist: string, to = target) => ['preview', part, '--dist', dist, '--to', to];
const make = (dist: string) => succeed(preview(dist), site);
const page = (name: string) => readFileSync(sitePaths(target).file(name), 'utf8');

test('a preview is the live site with the candidate in it, and no search engine lists it', async () => {
  const dist = smallBuild(part, 'A candidate.');
  const printed = await make(dist);
  const id = liveBuild(target, part);
  expect(printed).toBe(
    `${part} is previewed as ${id}\nNothing went live. To see it: npm run serve -- --site ${target}`,
  );
  expect(page('portfolio.html')).toContain('A candidate.');
  expect(page('portfolio.html')).toContain(`/releases/${part}/${id}/browser/`);
  expect(page('portfolio.html')).toContain('<meta name="robots" content="noindex"><title>');
  expect(page('index.html')).toContain('mf-home as it was first released.');

  // It has every file that the live site has, and those of the live builds are the same files on disk.
  expect(Object.keys(await hashes(target))).toEqual(expect.arrayContaining(Object.keys(before)));
  for (const name of Object.keys(before).filter((file) => /^(public\/releases|builds)\//.test(file))) {
    const [own, linked] = [site, target].map((folder) => statSync(path.join(folder, name)).ino);
    expect({ name, own: linked }).toEqual({ name, own });
  }

  // A release into it would put pages there that may be listed.
  for (const line of [
    ['release', part, '--dist', dist],
    ['rollback', part],
  ])
    expect(await refusal(line, target)).toBe(
      `${target} is a preview: make it anew with npm run preview, or name the live site`,
    );

  // A second one takes the place of the first, and nothing is left beside it, also of a killed command.
  const running = `.candidate.preview-${process.ppid}`;
  for (const name of ['.candidate.preview-999999999', '.candidate.preview-999999999.earlier', running])
    mkdirSync(path.join(path.dirname(target), name, 'public'), { recursive: true });
  await make(smallBuild(part, 'A better one.'));
  expect(page('portfolio.html')).toContain('A better one.');
  for (const gone of Object.values(sitePaths(target).build(part, id))) expect(existsSync(gone)).toBe(false);
  expect(readdirSync(path.dirname(target)).sort()).toEqual([running, 'candidate']);
});

test('files that cannot be linked are copied', async () => {
  jest.spyOn(promises, 'link').mockRejectedValue(Object.assign(new Error('EXDEV'), { code: 'EXDEV' }));
  await make(smallBuild(part, 'A candidate.'));
  const [own = '', copied = ''] = [site, target].map((folder) =>
    liveFile(folder, 'shell', 'browser/shell.js'),
  );
  expect(readFileSync(copied)).toEqual(readFileSync(own));
  expect(statSync(copied).ino).not.toBe(statSync(own).ino);
});

test('an earlier preview stays as it is if the candidate fails, or the command breaks off at its last file', async () => {
  mkdirSync(target, { recursive: true });
  for (const name of ['.preview', 'index.html']) writeFileSync(path.join(target, name), 'As it was.');
  const earlier = await hashes(target);
  const broken = smallBuild(part);
  writeFileSync(path.join(broken, 'server/server.cjs'), `throw new Error('The kiln is cold');`);
  expect(await refusal(preview(broken), site)).toMatch(/^mf-portfolio .*The kiln is cold$/);
  expect(await refusal(preview(smallBuild(part, 'Newer.', '^2.0.0')), site)).toMatch(
    /^mf-portfolio needs react/,
  );

  const { writeFile } = promises;
  jest.spyOn(promises, 'writeFile').mockImplementation((file, ...rest) => {
    if (typeof file !== 'string' || !file.endsWith('.preview')) return writeFile(file, ...rest);
    return Promise.reject(Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', path: file }));
  });
  expect(await refusal(preview(smallBuild(part, 'A candidate.')), site)).toMatch(/^There is no room left/);
  expect(await hashes(target)).toEqual(earlier);
  expect(readdirSync(path.dirname(target))).toEqual(['candidate']);
});

test('a target that is no folder for a preview is refused, and left alone', async () => {
  const scratch = smallFolder();
  const [link, file, full] = ['link', 'file', 'full'].map((name) => path.join(scratch, name)) as [
    string,
    string,
    string,
  ];
  symlinkSync(site, link);
  writeFileSync(file, '');
  mkdirSync(full);
  writeFileSync(path.join(full, 'notes.txt'), 'Mine.');
  const built = smallBuild(part);
  for (const [to, message] of [
    [site, `${site} is the live site: name another folder with --to`],
    [path.join(site, 'releases/new'), 'is inside the live site'],
    [path.dirname(site), 'holds the live site'],
    [link, 'is the live site'],
    [full, `${full} is not empty and no preview: name another folder, or empty that one`],
    [file, 'leads through a file where a folder must be'],
    ['host:/srv', "--to takes a folder of this machine, not 'host:/srv': mount it, and name it as a folder"],
  ] as const)
    expect(await refusal(preview(built, to), site)).toContain(message);
  expect(await refusal(['preview', part], site)).toBe('Name the folder: npm run preview -- --to DIR');
  expect(readdirSync(full)).toEqual(['notes.txt']);
});
