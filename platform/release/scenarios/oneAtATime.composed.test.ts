import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sitePaths } from '../store/sitePaths';
import { hashes, liveBuild } from '../testing/builds';
import { ended, startProcess, succeed, succeedInProcess } from '../testing/command';
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
    expect(await succeed(['prune', '--keep', '5'], site)).toBe('0 builds removed');
  },
);

test('two teams that release at the same time are both live', async () => {
  const site = await smallSite();
  const first = { 'mf-portfolio': 'Victorian house.', 'mf-contact': 'Need immediate help?' };
  const second = { 'mf-portfolio': 'Edwardian house.', 'mf-contact': 'Need a hand?' };
  for (const sentences of [first, second, first]) {
    const parts = Object.entries(sentences).map(([part, text]) => ({ part, dist: smallBuild(part, text) }));
    await Promise.all(
      parts.map(({ part, dist }) => succeedInProcess(['release', part, '--dist', dist, '--site', site])),
    );
    expect(read(site, 'portfolio.html')).toContain(sentences['mf-portfolio']);
    expect(read(site, 'contact.html')).toContain(sentences['mf-contact']);
    for (const page of ['index.html', 'portfolio.html', 'contact.html', '404.html']) {
      for (const { part } of parts) expect(read(site, page)).toContain(liveBuild(site, part));
    }
    for (const trace of ['.lock', '.pending']) expect(existsSync(path.join(site, trace))).toBe(false);
  }
});

function read(site: string, file: string): string {
  return readFileSync(sitePaths(site).file(file), 'utf8');
}
