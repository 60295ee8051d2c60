import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sitePaths } from '../store/sitePaths';
import { liveBuild } from '../testing/builds';
import { succeedInProcess } from '../testing/command';
import { smallBuild, smallSite } from '../testing/smallSite';

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
