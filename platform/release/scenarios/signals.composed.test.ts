import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sitePaths } from '../store/sitePaths';
import { hashes } from '../testing/builds';
import { ended, startProcess, succeed } from '../testing/command';
import { smallBuild, smallSite } from '../testing/smallSite';

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
  ['SIGKILL', null],
] as const)(
  '%s ends a release that waits, nothing goes live, and the next command can',
  async (signal, code) => {
    const site = await smallSite();
    const before = await hashes(site);
    const dist = smallBuild('mf-home', 'Another one.');
    writeFileSync(
      path.join(dist, 'server/server.cjs'),
      'exports.default = () => new Promise(() => undefined);',
    );
    const command = startProcess(['release', 'mf-home', '--dist', dist, '--site', site]);
    const end = ended(command);
    for (let waits = 0; !existsSync(sitePaths(site).lock) && waits < 300; waits += 1) await pause(100);
    command.kill(signal);
    expect(await end).toMatchObject({ code, output: '' });
    expect(await hashes(site)).toEqual(before);
    expect(await succeed(['prune', '--keep', '5', '--site', site])).toBe('0 builds removed');
  },
);
