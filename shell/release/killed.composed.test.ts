import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { builtFolder, changedBuild, copyOfSite, hashes, liveBuild } from './testing/builds';
import { runCommand, succeed } from './testing/command';
import { killed, seeded, type Stage, stages, stagesOf } from './testing/interrupted';

const random = seeded(20260521);

/** Ten random moments; most of them in the few hundredths of a second in which the site is changed. */
const moments = stages.flatMap((stage, index) =>
  Array.from({ length: [1, 2, 3, 1, 3][index] ?? 0 }, () => ({ stage, share: random() })),
);

let site: string;
let dists: { old: string; fresh: string };
/** The hash of every file as the two whole releases have them. */
let whole: { old: Record<string, string>; fresh: Record<string, string> };
let lasts: Record<Stage, number>;

beforeAll(async () => {
  site = copyOfSite();
  dists = {
    old: builtFolder('mf-portfolio'),
    fresh: await changedBuild('mf-portfolio', 'Victorian House', 'Edwardian House'),
  };
  const old = await files();
  lasts = await stagesOf({ line: release('fresh'), site, part: 'mf-portfolio' });
  whole = { old, fresh: await files() };
});

/** Back to the old release; without the new build, so that the next release has to copy it again. */
beforeEach(async () => {
  await succeed(release('old'));
  await succeed(['prune', '--keep', '1', '--site', site]);
  expect(await files()).toEqual(whole.old);
});

test.each(moments)('killed while $stage, $share through, the site stays whole', async (moment) => {
  const { stage, share } = moment;
  await killed({ line: release('fresh'), site, part: 'mf-portfolio' }, stage, share * lasts[stage]);
  await expectWhole();
  await succeed(release('fresh'));
  await expectHealed();
});

test('a release that breaks off between two pages is completed by any next command', async () => {
  const blocked = path.join(site, 'portfolio.html.gz');
  rmSync(blocked);
  mkdirSync(blocked);
  expect(await runCommand(release('fresh'))).toMatchObject({ code: 1 });
  rmSync(blocked, { recursive: true });

  expect(await succeed(['releases', '--site', site])).toMatch(
    /^An earlier command had been interrupted: its release is complete now\.\n/,
  );
  await expectHealed();
});

function release(which: keyof typeof dists): string[] {
  return ['release', 'mf-portfolio', '--dist', dists[which], '--site', site];
}

/** Every page is one of the old or the new release, and every file that it names is there and whole. */
async function expectWhole(): Promise<void> {
  const now = await files();
  const pages = Object.keys(whole.old).filter((name) => !name.includes('/'));
  expect(pages).toEqual(expect.arrayContaining(['index.html', 'portfolio.html.br', '404.html.gz']));
  for (const name of pages) {
    expect({ name, known: [whole.old[name], whole.fresh[name]].includes(now[name]) }).toEqual({
      name,
      known: true,
    });
  }
  for (const page of pages.filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(path.join(site, page), 'utf8');
    const named = [...html.matchAll(/\/(releases\/[\w./-]+\.\w+)/g)].map(([, file = '']) => file);
    expect(named.length).toBeGreaterThan(10);
    const entries = [...html.matchAll(/"(mf-[\w-]+)":"(\w+)"/g)].map(
      ([, part = '', build = '']) => `releases/${part}/${build}/browser/${part}.js`,
    );
    expect(entries).toHaveLength(3);
    for (const file of [...named, ...entries]) {
      expect({ page, file, hash: now[file] }).toEqual({ page, file, hash: whole.fresh[file] });
    }
  }
  expect(now).toHaveProperty([`releases/mf-portfolio/${liveBuild(site, 'mf-portfolio')}/build.json`]);
}

/** The new release is live, and nothing is left of what was interrupted. */
async function expectHealed(): Promise<void> {
  expect(await files()).toEqual(whole.fresh);
  expect(readdirSync(site)).not.toContain('.lock');
}

/** The hash of every file but the record, which holds the times of releases. */
async function files(): Promise<Record<string, string>> {
  const all = Object.entries(await hashes(site));
  return Object.fromEntries(all.filter(([name]) => name !== 'releases.json'));
}
