import '../testing/mockedGate';
import { mkdirSync, promises, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../console/refusal';
import type { runWithoutRights } from '../gate/rendering/sandbox';
import { readBuild } from '../store/build';
import { finishEarlier, releaseBuilds } from '../store/change';
import { sitePaths } from '../store/sitePaths';
import { hashes, liveBuild, missingFiles } from '../testing/builds';
import { refusal, runLine, succeed } from '../testing/command';
import { smallCopy } from '../testing/scratch';
import { releasing, smallBuild, smallSite } from '../testing/smallSite';

let site: string;
let sound: string;
beforeEach(async () => {
  site = await smallSite();
  sound = liveBuild(site, 'mf-home');
  await succeed(releasing('mf-home', 'Another one.'), site);
});

test('a release that is killed between its writes leaves whole pages, and the next command completes it', async () => {
  const build = await readBuild(smallBuild('mf-home', 'A third one.'), 'mf-home');
  const releaseInto = (folder: string) => releaseBuilds(folder, new Map([['mf-home', { build }]]));
  const before = await filesOf(site);
  const released = smallCopy(site);
  const writes = await countWrites(() => releaseInto(released));
  const after = await filesOf(released);
  expect(writes).toBeGreaterThan(40);

  const states = new Set<string>();
  for (let kept = 0; kept < writes; kept += 11) {
    const killed = smallCopy(site);
    await countWrites(() => releaseInto(killed).catch(() => undefined), kept);
    const pages = Object.entries(await filesOf(killed)).filter(([name]) => /^public\/[^/.]/.test(name));
    for (const [name, hash] of pages)
      if (!name.startsWith('public/releases/')) expect([before[name], after[name]]).toContain(hash);
    expect(await missingFiles(path.join(killed, 'public'))).toEqual([]);

    const isRecorded = liveBuild(killed, 'mf-home') === build.id;
    await finishEarlier(killed);
    const completed = await filesOf(killed);
    states.add(isRecorded ? 'recorded' : 'as before');
    if (isRecorded) expect(completed).toEqual(after);
    else expect(completed).toMatchObject(before);
    await releaseInto(killed);
    expect(await filesOf(killed)).toEqual(after);
  }
  expect([...states]).toEqual(['as before', 'recorded']);
});

test('a lock that is dated in the future is refused at once, since it would never become stale', async () => {
  const { lock } = sitePaths(site);
  mkdirSync(lock);
  utimesSync(lock, 0, Date.now() / 1000 + 3600);
  expect(await refusal(['rollback', 'mf-home'], site)).toBe(
    `${lock} is dated in the future: remove it, and correct the clock of its machine`,
  );
});

test('a release that breaks off between two pages says so, and is completed by the next command', async () => {
  const blocked = sitePaths(site).file('portfolio.html.gz');
  rmSync(blocked);
  mkdirSync(blocked);
  const { code, errors } = await runLine(releasing('mf-home', 'A third one.'), site);
  expect(code).toBe(1);
  expect(errors).toMatch(/^\S+portfolio\.html\.gz .*\. A command is unfinished: some pages [^\n]*$/);
  rmSync(blocked, { recursive: true });

  const between = await hashes(site);
  expect(await succeed(['releases'], site)).toMatch(/^A command is unfinished: some pages /);
  expect(await hashes(site)).toEqual(between);
  expect(await succeed(['prune', '--keep', '9'], site)).toMatch(
    /\nAn earlier command was unfinished: \d+ files of what is live are in place now\.$/,
  );
  writeFileSync(sitePaths(site).pending, '');
  expect(await succeed(['rollback', 'mf-home'], site)).toMatch(
    /^An earlier command was unfinished: nothing of what is live was left to put in place\.\n/,
  );
});

describe('if a command is unfinished and a live build no longer renders', () => {
  beforeEach(() => {
    writeFileSync(sitePaths(site).pending, '');
    const broken = liveBuild(site, 'mf-home');
    const sandbox = jest.requireMock<{ runWithoutRights: typeof runWithoutRights }>(
      '../gate/rendering/sandbox',
    );
    const { runWithoutRights: run } = sandbox;
    jest
      .spyOn(sandbox, 'runWithoutRights')
      .mockImplementation((part, program, input) =>
        part === 'mf-home' && JSON.stringify(input).includes(broken)
          ? Promise.reject(new Refusal('mf-home fails: The kiln is cold'))
          : run(part, program, input),
      );
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('another part is refused, by the name of the one at fault, old builds are pruned, and a sound build is released', async () => {
    expect(await refusal(releasing('mf-contact', 'Another one.'), site)).toBe(
      'mf-home fails: The kiln is cold',
    );
    expect(await succeed(['prune', '--keep', '1', '--min-age', '0'], site)).toContain(
      `removed mf-home ${sound}`,
    );
    await succeed(releasing('mf-home', 'A third one.'), site);
    expect(await succeed(['releases'], site)).not.toContain('unfinished');
  });

  test('the part is rolled back', async () => {
    await succeed(['rollback', 'mf-home'], site);
    expect(liveBuild(site, 'mf-home')).toBe(sound);
  });
});

const operations = ['writeFile', 'rename', 'rm', 'mkdir', 'chmod', 'utimes'] as const;

/** Runs work, of which only the first `kept` writes reach the disk; returns the number of all its writes. */
async function countWrites(work: () => Promise<unknown>, kept = Infinity): Promise<number> {
  let writes = 0;
  const spies = operations.map((operation) => {
    const write = promises[operation] as (...line: unknown[]) => Promise<unknown>;
    return jest.spyOn(promises, operation).mockImplementation((...line: unknown[]) => {
      writes += 1;
      return (writes > kept ? Promise.reject(new Error('Killed')) : write(...line)) as Promise<never>;
    });
  });
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  await work();
  for (const spy of spies) spy.mockRestore();
  return writes;
}

/** The hash of every file but those that hold the times of releases. */
async function filesOf(site: string): Promise<Record<string, string>> {
  const all = Object.entries(await hashes(site));
  return Object.fromEntries(all.filter(([name]) => !/^(releases|public\/status)\.json/.test(name)));
}
