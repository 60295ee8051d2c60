import { chmodSync, promises as fileSystem, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../store/files';
import { sitePaths } from '../store/sitePaths';
import { integrityFile, readBuild } from '../store/build';
import { storeBuild } from '../store/buildStore';
import { hashes, liveBuild, recordOf } from '../testing/builds';
import { runLine, runProcess, succeed } from '../testing/command';
import { smallBuild, smallSite } from '../testing/smallSite';

let site: string;
beforeEach(async () => {
  site = await smallSite();
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('where a command is unfinished and a live build no longer renders', () => {
  let sound: string;

  /** As if this build had gone live before there was a gate. */
  beforeEach(async () => {
    sound = liveBuild(site, 'mf-home');
    const dist = smallBuild('mf-home', 'Another one.');
    const bundle = path.join(dist, 'server/server.cjs');
    await succeed(['release', 'mf-home', '--dist', dist, '--site', site]);
    writeFileSync(bundle, `throw new Error('The kiln is cold');`);
    const build = await readBuild(dist, 'mf-home');
    const { id } = build;
    await storeBuild(sitePaths(site).build('mf-home', id), build);
    const record = readFileSync(sitePaths(site).releases, 'utf8');
    writeFileSync(sitePaths(site).releases, record.replaceAll(liveBuild(site, 'mf-home'), id));
    writeFileSync(sitePaths(site).pending, '');
  });

  test('releases shows what is live, and changes nothing', async () => {
    const before = await hashes(site);
    expect(await succeed(['releases', '--site', site])).toMatch(/^A command is unfinished: .*\n/);
    expect(await hashes(site)).toEqual(before);
  });

  test('the part is rolled back', async () => {
    await succeed(['rollback', 'mf-home', '--site', site]);
    expect(liveBuild(site, 'mf-home')).toBe(sound);
  });

  test('a sound build of it is released', async () => {
    const dist = smallBuild('mf-home', 'A third one.');
    expect(await succeed(['release', 'mf-home', '--dist', dist, '--site', site])).toMatch(/^mf-home is live/);
    expect(await succeed(['releases', '--site', site])).not.toContain('unfinished');
  });

  test('old builds are pruned', async () => {
    expect(await succeed(['prune', '--keep', '1', '--min-age', '0', '--site', site])).toContain(
      `removed mf-home ${sound}`,
    );
  });

  test('another part is refused, by the name of the one at fault', async () => {
    const dist = smallBuild('mf-contact', 'Another one.');
    expect(await runLine(['release', 'mf-contact', '--dist', dist, '--site', site])).toMatchObject({
      code: 1,
      errors: 'mf-home fails: The kiln is cold',
    });
  });
});

test('a command that had changed nothing is not said to have', async () => {
  writeFileSync(sitePaths(site).pending, '');
  const dist = smallBuild('mf-home', 'Another one.');
  expect(await succeed(['release', 'mf-home', '--dist', dist, '--site', site])).toMatch(
    /^An earlier command was unfinished: nothing of what is live was left to put in place\.\n/,
  );
});

test('a full disk is made room on by prune, unfinished commands or not', async () => {
  await succeed(['release', 'mf-home', '--dist', smallBuild('mf-home', 'Another one.'), '--site', site]);
  writeFileSync(sitePaths(site).pending, '');
  let isFull = true;
  const { writeFile, rm } = { ...fileSystem };
  jest.spyOn(fileSystem, 'writeFile').mockImplementation((file, ...rest) => {
    if (!isFull) return writeFile(file, ...rest);
    return Promise.reject(
      Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', path: typeof file === 'string' ? file : '' }),
    );
  });
  jest.spyOn(fileSystem, 'rm').mockImplementation((...line) => {
    isFull = false;
    return rm(...line);
  });
  expect(await succeed(['prune', '--keep', '1', '--min-age', '0', '--site', site])).toContain(
    '\n1 builds removed',
  );
  expect(recordOf(site)['mf-home']?.history).toHaveLength(1);
  expect(isFull).toBe(false);
});

test('a web server reads what is released under any umask, and what an earlier release had closed to it', async () => {
  const { served: closed } = sitePaths(site).build('mf-contact', liveBuild(site, 'mf-contact'));
  chmodSync(path.join(closed, integrityFile), 0o600);
  chmodSync(closed, 0o700);
  for (const part of ['mf-home', 'mf-contact']) {
    const dist = smallBuild(part, part === 'mf-home' ? 'Another one.' : undefined);
    await runProcess(['release', part, '--dist', dist, '--site', site], { umask: 0o077 });
  }
  const modes = new Set<string>();
  for (const file of await filesBelow(site)) {
    for (let target = path.join(site, file); target.startsWith(site); target = path.dirname(target)) {
      const stats = statSync(target);
      modes.add(`${stats.isDirectory() ? 'folder' : 'file'} ${(stats.mode & 0o777).toString(8)}`);
    }
  }
  expect([...modes].sort()).toEqual(['file 644', 'folder 755']);
});
