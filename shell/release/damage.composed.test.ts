import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readBuild } from './build';
import { completeInterrupted, releaseBuilds, rollBack } from './change';
import { sitePaths } from '../site/siteFolder';
import { builtFolder, changedBuild, copyOfSite, hashes, liveBuild } from './testing/builds';
import { runCommand, succeed } from './testing/command';

const script = 'browser/mf-home.js';

let site: string;
let live: string;

beforeEach(() => {
  site = copyOfSite();
  live = liveBuild(site, 'mf-home');
});

const again = 'release mf-home again with npm run release -- mf-home';

describe('while a file of a live build is another than was released', () => {
  const line = () => `mf-home ${live} was changed on disk (${script}): ${again}`;

  /** Runs a change of the site, which must refuse and change nothing. */
  const refused = async (change: () => Promise<unknown>) => {
    tamper(script);
    const before = await hashes(site);
    await expect(change()).rejects.toThrow(line());
    expect(await hashes(site)).toEqual(before);
  };

  test('no other part is released', async () => {
    const dist = await changedBuild('mf-contact', 'Need Immediate Help?', 'Need a Hand?');
    await refused(() => release('mf-contact', dist));
  });

  test('no other part is rolled back', async () => {
    await release('mf-contact', await changedBuild('mf-contact', 'Need Immediate Help?', 'Need a Hand?'));
    await refused(() => rollBack(site, 'mf-contact'));
  });

  test('no page is completed that a killed command left', async () => {
    writeFileSync(sitePaths(site).pending, '');
    await refused(() => completeInterrupted(site, []));
  });

  test('nobody rolls back to it', async () => {
    await release('mf-home', await changedBuild('mf-home', 'Building Excellence', 'Building Carefully'));
    await refused(() => rollBack(site, 'mf-home'));
  });

  test('the part itself is rolled back to a build that is whole', async () => {
    const [sound, broken] = [
      live,
      await changedBuild('mf-home', 'Building Excellence', 'Building Carefully'),
    ];
    const { releases } = await release('mf-home', broken);
    live = releases['mf-home']?.live ?? '';
    tamper(script);
    await rollBack(site, 'mf-home');
    expect(liveBuild(site, 'mf-home')).toBe(sound);
  });
});

test.each([script, 'browser/integrity.json', 'server/server.cjs', 'build.json'])(
  'one byte more in %s is noticed',
  async (file) => {
    tamper(file);
    expect(await releaseContact()).toEqual({
      code: 1,
      output: '',
      errors: `mf-home ${live} was changed on disk (${file}): ${again}`,
    });
  },
);

test('so is a file too many, and one too few', async () => {
  writeFileSync(stored('browser/more.js'), '');
  expect((await releaseContact()).errors).toBe(
    `mf-home ${live} was changed on disk (browser/more.js): ${again}`,
  );
  rmSync(stored('browser/more.js'));
  rmSync(stored(script));
  expect((await releaseContact()).errors).toBe(`mf-home ${live} was changed on disk (${script}): ${again}`);
});

test('all damaged parts are named at once, since each alone would be refused for the other', async () => {
  rmSync(stored(''), { recursive: true });
  const shell = liveBuild(site, 'shell');
  rmSync(path.join(sitePaths(site).build('shell', shell), 'browser'), { recursive: true });
  expect((await releaseContact()).errors).toBe(
    `shell ${shell} was changed on disk (browser/integrity.json), mf-home ${live} is missing on disk: release shell and mf-home again with npm run release -- shell mf-home`,
  );
});

describe('releasing a damaged part again mends it', () => {
  test.each([
    [
      'a file is gone',
      () => {
        rmSync(stored(script));
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
        rmSync(stored('server'), { recursive: true });
      },
    ],
    [
      'all of it is gone',
      () => {
        rmSync(stored(''), { recursive: true });
      },
    ],
    [
      'a variant is gone',
      () => {
        rmSync(stored(`${script}.br`));
      },
    ],
    [
      'a variant is cut short',
      () => {
        writeFileSync(stored(`${script}.gz`), readFileSync(stored(`${script}.gz`)).subarray(0, 99));
      },
    ],
    [
      'a variant is one of another file',
      () => {
        writeFileSync(stored(`${script}.br`), readFileSync(stored('browser/integrity.json.br')));
      },
    ],
    [
      'a file is there that was never released',
      () => {
        writeFileSync(stored('browser/more.js.br'), '');
      },
    ],
  ])('where %s', async (_, damage) => {
    const before = await hashes(site);
    damage();
    await release('mf-home', builtFolder('mf-home'));
    expect(await hashes(site)).toEqual(before);
  });

  test('and completes what a killed command left of the pages', async () => {
    const before = await hashes(site);
    tamper(script);
    writeFileSync(sitePaths(site).pending, '');
    writeFileSync(path.join(site, 'index.html'), 'an older page');
    expect(await succeed(['release', 'mf-home', '--dist', builtFolder('mf-home'), '--site', site])).toMatch(
      /^mf-home is live as /,
    );
    expect(await hashes(site)).toEqual(before);
  });
});

async function release(part: string, dist: string) {
  return releaseBuilds(site, new Map([[part, { build: await readBuild(dist, part) }]]));
}

function releaseContact() {
  return runCommand(['release', 'mf-contact', '--dist', builtFolder('mf-contact'), '--site', site]);
}

function tamper(file: string): void {
  writeFileSync(stored(file), Buffer.concat([Buffer.from(' '), readFileSync(stored(file))]));
}

function stored(file: string): string {
  return path.join(sitePaths(site).build('mf-home', live), file);
}
