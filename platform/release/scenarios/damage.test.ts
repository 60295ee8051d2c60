import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readBuild } from '../store/build';
import { finishInterrupted, releaseBuilds, rollBack } from '../store/change';
import { sideOf, sitePaths } from '../store/sitePaths';
import { hashes, liveBuild } from '../testing/builds';
import { runLine, succeed } from '../testing/command';
import { smallBuild, smallSite } from '../testing/smallSite';

const script = 'browser/mf-home.js';

let site: string;
let live: string;

beforeEach(async () => {
  site = await smallSite();
  live = liveBuild(site, 'mf-home');
});

const advice = 'release mf-home again with npm run release -- mf-home';

describe('while a file of a live build differs from what was released', () => {
  const line = () => `mf-home ${live} was changed on disk (${script}): ${advice}`;

  /** Runs a change of the site, which must refuse and change nothing. */
  const refused = async (change: () => Promise<unknown>) => {
    tamper(script);
    const before = await hashes(site);
    await expect(change()).rejects.toThrow(line());
    expect(await hashes(site)).toEqual(before);
  };

  test('no other part is released', async () => {
    const dist = smallBuild('mf-contact', 'Need a hand?');
    await refused(() => release('mf-contact', dist));
  });

  test('no other part is rolled back', async () => {
    await release('mf-contact', smallBuild('mf-contact', 'Need a hand?'));
    await refused(() => rollBack(site, 'mf-contact'));
  });

  test('no interrupted release is completed', async () => {
    writeFileSync(sitePaths(site).pending, '');
    await refused(() => finishInterrupted(site));
  });

  test('no rollback goes to it', async () => {
    await release('mf-home', smallBuild('mf-home', 'Building carefully.'));
    await refused(() => rollBack(site, 'mf-home'));
  });

  test('the part itself is rolled back to an intact build', async () => {
    const sound = live;
    const { releases } = await release('mf-home', smallBuild('mf-home', 'Building carefully.'));
    live = releases['mf-home']?.live ?? '';
    tamper(script);
    await rollBack(site, 'mf-home');
    expect(liveBuild(site, 'mf-home')).toBe(sound);
  });
});

test.each([
  script,
  `${script}.br`,
  'browser/integrity.json.gz',
  'browser/integrity.json',
  'server/server.cjs',
  'build.json',
])('one byte more in %s is detected', async (file) => {
  tamper(file);
  expect(await releaseContact()).toEqual({
    code: 1,
    output: '',
    errors: `mf-home ${live} was changed on disk (${file}): ${advice}`,
  });
});

test('so is a file too many, and one too few', async () => {
  writeFileSync(storedFile('browser/more.js'), '');
  expect((await releaseContact()).errors).toBe(
    `mf-home ${live} was changed on disk (browser/more.js): ${advice}`,
  );
  rmSync(storedFile('browser/more.js'));
  rmSync(storedFile(script));
  expect((await releaseContact()).errors).toBe(`mf-home ${live} was changed on disk (${script}): ${advice}`);
});

test('all damaged parts are named at once, since each alone would be refused for the other', async () => {
  for (const folder of storedFolders()) rmSync(folder, { recursive: true });
  const shell = liveBuild(site, 'shell');
  rmSync(path.join(sitePaths(site).build('shell', shell).served, 'browser'), { recursive: true });
  expect((await releaseContact()).errors).toBe(
    `shell ${shell} was changed on disk (browser/integrity.json), mf-home ${live} is missing on disk: release shell and mf-home again with npm run release -- shell mf-home`,
  );
});

describe('releasing a damaged part again repairs it', () => {
  test.each([
    [
      'a file is gone',
      () => {
        rmSync(storedFile(script));
      },
    ],
    [
      'a file was changed',
      () => {
        tamper(script);
      },
    ],
    [
      'a folder is gone',
      () => {
        rmSync(storedFile('server'), { recursive: true });
      },
    ],
    [
      'all of it is gone',
      () => {
        for (const folder of storedFolders()) rmSync(folder, { recursive: true });
      },
    ],
    [
      'a variant is gone',
      () => {
        rmSync(storedFile(`${script}.br`));
      },
    ],
    [
      'a variant is cut short',
      () => {
        writeFileSync(storedFile(`${script}.gz`), readFileSync(storedFile(`${script}.gz`)).subarray(0, 99));
      },
    ],
    [
      'a variant is one of another file',
      () => {
        writeFileSync(storedFile(`${script}.br`), readFileSync(storedFile('browser/integrity.json.br')));
      },
    ],
    [
      'a file is there that was never released',
      () => {
        writeFileSync(storedFile('browser/more.js.br'), '');
      },
    ],
  ])('where %s', async (_, damage) => {
    const before = await hashes(site);
    damage();
    await release('mf-home', smallBuild('mf-home'));
    expect(await hashes(site)).toEqual(before);
  });

  test('and completes the pages of an interrupted release', async () => {
    const before = await hashes(site);
    tamper(script);
    writeFileSync(sitePaths(site).pending, '');
    writeFileSync(sitePaths(site).file('index.html'), 'an older page');
    expect(await succeed(['release', 'mf-home', '--dist', smallBuild('mf-home'), '--site', site])).toMatch(
      /^mf-home is live as /,
    );
    expect(await hashes(site)).toEqual(before);
  });
});

async function release(part: string, dist: string) {
  return releaseBuilds(site, new Map([[part, { build: await readBuild(dist, part) }]]));
}

function releaseContact() {
  return runLine(['release', 'mf-contact', '--dist', smallBuild('mf-contact'), '--site', site]);
}

function tamper(file: string): void {
  writeFileSync(storedFile(file), Buffer.concat([Buffer.from(' '), readFileSync(storedFile(file))]));
}

function storedFolders(): string[] {
  return Object.values(sitePaths(site).build('mf-home', live));
}

function storedFile(file: string): string {
  return path.join(sitePaths(site).build('mf-home', live)[sideOf(file)], file);
}
