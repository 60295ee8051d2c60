import fs, { cpSync, existsSync, lstatSync, promises, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { browserFolder } from 'shared-content/contract/addresses';
import { moveOver } from './moveOver';
import { notFoundFile, ownRoutes } from 'shared-content/contract/routes';
import { presentPaths, sitePaths } from './sitePaths';
import { partNames } from '../commands/buildParts';
import { hashes, liveBuild } from '../testing/builds';
import { succeed } from '../testing/command';
import { mix } from '../testing/mixedSite';
import { scratchFolder } from '../testing/scratch';
import { smallBuild, smallSite } from '../testing/smallSite';

/** A site of the earlier layout, and a copy of it for each test. */
let start: string;
let site: string;
/** The hash of every file of the site in its present layout. */
let whole: Record<string, string>;

beforeAll(async () => {
  start = await smallSite();
  const dist = smallBuild('mf-home', 'A second home.');
  await succeed(['release', 'mf-home', '--dist', dist, '--site', start]);
  whole = await hashes(start);
  mix(start);
});
beforeEach(() => {
  site = copied(start);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const prune = () => ['prune', '--keep', '9', '--site', site];

/** What a web server with this root has: its pages, and every file of the builds that they are made of. */
function served(root: string): Record<string, string> {
  const names = [...ownRoutes.pages.map(({ file }) => file), notFoundFile].flatMap((name) => [
    name,
    `${name}.br`,
  ]);
  for (const part of partNames) {
    const folder = browserFolder(part, liveBuild(site, part));
    const present = path.join(root, folder);
    for (const name of existsSync(present) ? readdirSync(present) : []) names.push(folder + name);
  }
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(root, name), 'latin1')]));
}

test('the first change of a site gives it a public folder, and says so; the old places are links to it', async () => {
  const before = served(site);
  const root = sitePaths(site).public;
  expect(await succeed(prune())).toBe(
    `What visitors may have of ${site} is in ${root} now: make that the root of its web server. Links in the old places serve until then\n0 builds removed`,
  );
  expect(await hashes(site)).toEqual(whole);
  expect(served(root)).toEqual(before);
  expect(served(site)).toEqual(before);
  const beside = readdirSync(site).filter((name) => !lstatSync(path.join(site, name)).isSymbolicLink());
  expect(beside.sort()).toEqual(['builds', 'moments.json', 'nginx.conf', 'public', 'releases.json']);
  expect(await succeed(prune())).toBe('0 builds removed');
});

test('an old build is still there to go back to, and the old places show what is live', async () => {
  await succeed(['rollback', 'mf-home', '--site', site]);
  expect(served(site)['index.html']).toContain('mf-home as it was first released.');
  await succeed(['release', 'mf-home', '--dist', smallBuild('mf-home', 'A third home.'), '--site', site]);
  expect(served(site)['index.html']).toContain('A third home.');
  expect(served(site)).toEqual(served(sitePaths(site).public));
  expect(Object.keys(served(site))).toContain(
    `${browserFolder('mf-home', liveBuild(site, 'mf-home'))}mf-home.js`,
  );
});

test('commands that only read take it as it is', async () => {
  const before = await hashes(site);
  const target = path.join(scratchFolder(), 'candidate');
  await succeed(['releases', '--site', site]);
  await succeed([
    'preview',
    'mf-home',
    '--dist',
    smallBuild('mf-home', 'New.'),
    '--to',
    target,
    '--site',
    site,
  ]);
  expect(readFileSync(sitePaths(target).file('index.html'), 'utf8')).toContain('New.');
  expect(await hashes(site)).toEqual(before);
});

test('a copied site keeps its links, and files of others stay where they are', async () => {
  fs.writeFileSync(path.join(site, 'releases.json.bak'), 'mine');
  await succeed(prune());
  const copy = copied(site);
  fs.rmSync(site, { recursive: true });
  site = copy;
  expect(served(copy)).toEqual(served(sitePaths(copy).public));
  expect(existsSync(path.join(copy, 'releases.json.bak'))).toBe(true);
  expect(existsSync(sitePaths(copy).file('releases.json.bak'))).toBe(false);
});

describe('killed at any step,', () => {
  /** Moves a site over up to a step, as a process that is killed then does; gives the names of the steps taken. */
  async function movedUpTo(last: number): Promise<string[]> {
    const taken: string[] = [];
    const count = (step: string, target: unknown) => {
      if (taken.length >= last) throw new Error('killed');
      taken.push(`${step} ${path.basename(String(target))}`);
    };
    for (const step of ['mkdir', 'link', 'writeFile', 'rm', 'rename', 'symlink'] as const) {
      const real = promises[step] as (...line: unknown[]) => Promise<never>;
      jest.spyOn(promises, step).mockImplementation(async (...line: unknown[]) => {
        count(step, line[0]);
        return real(...line);
      });
    }
    const real = fs.renameSync;
    jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
      count('renameSync', from);
      real(from, to);
    });
    await moveOver(site).catch(() => undefined);
    jest.restoreAllMocks();
    return taken;
  }

  test('a site serves, and the next command completes it', async () => {
    const before = served(site);
    const steps = await movedUpTo(Infinity);
    const marked = steps.indexOf('writeFile .moving');
    expect(marked).toBeGreaterThan(100);
    // While builds are linked beside the site; each step until pages are replaced; pages; and at the end.
    const around = Array.from({ length: 9 }, (_, position) => marked + position);
    const gaps: string[] = [];
    for (const last of [0, 40, ...around, marked + 20, marked + 21, steps.length - 1]) {
      site = copied(start);
      await movedUpTo(last);
      const killedBefore = steps[last];
      expect({ killedBefore, served: served(presentPaths(site).public) }).toEqual({
        killedBefore,
        served: before,
      });
      if (!existsSync(path.join(site, 'releases'))) gaps.push(killedBefore ?? '');
      else expect({ killedBefore, served: served(site) }).toEqual({ killedBefore, served: before });
      await succeed(prune());
      expect(await hashes(site)).toEqual(whole);
      expect(served(site)).toEqual(before);
    }
    // Between two renames, builds are missing for a server whose root is the whole site folder.
    expect(gaps).toEqual([expect.stringMatching(/^renameSync \.releases\.\d+$/)]);
  });
});

function copied(folder: string): string {
  const copy = path.join(scratchFolder(), 'site');
  cpSync(folder, copy, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
  return copy;
}
