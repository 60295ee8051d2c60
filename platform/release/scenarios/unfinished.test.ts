import '../testing/mockedGate';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { compose } from '../gate/compose';
import { sitePaths } from '../store/sitePaths';
import { hashes, liveBuild } from '../testing/builds';
import { refusal, runLine, succeed } from '../testing/command';
import { smallBuild, smallSite } from '../testing/smallSite';
import { Refusal } from '../console/refusal';

let site: string;
let sound: string;
beforeEach(async () => {
  site = await smallSite();
  sound = liveBuild(site, 'mf-home');
  await succeed(release('mf-home', 'Another one.'));
});

const release = (part: string, sentence: string) => [
  ...['release', part, '--dist', smallBuild(part, sentence), '--site', site],
];

test('a release that breaks off between two pages says so, and is completed by the next command', async () => {
  const blocked = sitePaths(site).file('portfolio.html.gz');
  rmSync(blocked);
  mkdirSync(blocked);
  const { code, errors } = await runLine(release('mf-home', 'A third one.'));
  expect(code).toBe(1);
  expect(errors).toMatch(/^\S+portfolio\.html\.gz .*\. A command is unfinished: some pages [^\n]*$/);
  rmSync(blocked, { recursive: true });

  const between = await hashes(site);
  expect(await succeed(['releases', '--site', site])).toMatch(/^A command is unfinished: some pages /);
  expect(await hashes(site)).toEqual(between);
  expect(await succeed(['prune', '--keep', '9', '--site', site])).toMatch(
    /\nAn earlier command was unfinished: \d+ files of what is live are in place now\.$/,
  );
  writeFileSync(sitePaths(site).pending, '');
  expect(await succeed(['rollback', 'mf-home', '--site', site])).toMatch(
    /^An earlier command was unfinished: nothing of what is live was left to put in place\.\n/,
  );
});

describe('if a command is unfinished and a live build no longer renders', () => {
  beforeEach(() => {
    writeFileSync(sitePaths(site).pending, '');
    const broken = liveBuild(site, 'mf-home');
    const gate = jest.requireMock<{ compose: typeof compose }>('../gate/compose');
    const composed = gate.compose;
    jest
      .spyOn(gate, 'compose')
      .mockImplementation((builds) =>
        builds.get('mf-home')?.id === broken
          ? Promise.reject(new Refusal('mf-home fails: The kiln is cold'))
          : composed(builds),
      );
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('the part is rolled back', async () => {
    await succeed(['rollback', 'mf-home', '--site', site]);
    expect(liveBuild(site, 'mf-home')).toBe(sound);
  });

  test('a sound build of it is released', async () => {
    await succeed(release('mf-home', 'A third one.'));
    expect(await succeed(['releases', '--site', site])).not.toContain('unfinished');
  });

  test('old builds are pruned', async () => {
    expect(await succeed(['prune', '--keep', '1', '--min-age', '0', '--site', site])).toContain(
      `removed mf-home ${sound}`,
    );
  });

  test('another part is refused, by the name of the one at fault', async () => {
    const [, ...line] = release('mf-contact', 'Another one.').slice(0, 4);
    expect(await refusal(['release', ...line], site)).toBe('mf-home fails: The kiln is cold');
  });
});
