import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { checkPath } from '../commands/buildParts';
import { hashes, recordOf } from '../testing/builds';
import { ended, runLine, startProcess, succeed } from '../testing/command';
import { smallBuild, smallSite } from '../testing/smallSite';

let site: string;
beforeEach(async () => {
  site = await smallSite();
});

test('a lock dated in the future, which nobody renews, is taken over', async () => {
  const lock = path.join(site, '.lock');
  mkdirSync(lock);
  const tomorrow = Date.now() / 1000 + 86_400;
  utimesSync(lock, tomorrow, tomorrow);
  expect(await succeed(['prune', '--keep', '5', '--site', site])).toBe('0 builds removed');
});

test('a pipe as build.json is refused, and not waited for', async () => {
  const dist = smallBuild('mf-home');
  rmSync(path.join(dist, 'build.json'));
  execFileSync('mkfifo', [path.join(dist, 'build.json')]);
  expect(await runLine(['release', 'mf-home', '--dist', dist, '--site', site])).toMatchObject({
    code: 1,
    errors: `${dist} is no build of mf-home: it has no readable build.json. Build it first`,
  });
});

test('a file whose compressed variant would have too long a name is refused with one line', async () => {
  const dist = smallBuild('mf-home');
  writeFileSync(path.join(dist, 'browser', `${'a'.repeat(250)}.js`), '');
  const before = recordOf(site);
  const { code, errors } = await runLine(['release', 'mf-home', '--dist', dist, '--site', site]);
  expect(code).toBe(1);
  expect(errors).toMatch(/^\S+\.js\.(br|gz) has a name that is too long for a file system: shorten it$/);
  expect(recordOf(site)).toEqual(before);
});

test.each(["it's", 'c#', 'go!', 'why?'])('a checkout in %s is refused before it is built', (folder) => {
  expect(() => {
    checkPath(`/srv/${folder}/checkout`);
  }).toThrow(
    `Nothing can be built in /srv/${folder}/checkout: move the checkout to a path without ${folder.replaceAll(/\w/g, '')}`,
  );
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s ends a release that waits, and nothing goes live',
  async (signal) => {
    const before = await hashes(site);
    const dist = smallBuild('mf-home', 'Another one.');
    writeFileSync(
      path.join(dist, 'server/server.cjs'),
      'exports.default = () => new Promise(() => undefined);',
    );
    const command = startProcess(['release', 'mf-home', '--dist', dist, '--site', site]);
    const end = ended(command);
    for (let waits = 0; !existsSync(path.join(site, '.lock')) && waits < 300; waits += 1) await pause(100);
    command.kill(signal);
    expect(await end).toMatchObject({ code: signal === 'SIGTERM' ? 143 : 130, output: '' });
    expect(await hashes(site)).toEqual(before);
  },
);
