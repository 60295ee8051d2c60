import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtFolder, changedBuild, copyOfSite, liveBuild } from './testing/builds';
import { succeed } from './testing/command';

test('two teams that release at the same time are both live', async () => {
  const site = copyOfSite();
  const own = { 'mf-portfolio': builtFolder('mf-portfolio'), 'mf-contact': builtFolder('mf-contact') };
  const changed = {
    'mf-portfolio': await changedBuild('mf-portfolio', 'Victorian House', 'Edwardian House'),
    'mf-contact': await changedBuild('mf-contact', 'Need Immediate Help?', 'Need a Hand?'),
  };
  for (const [dists, project, help] of [
    [changed, 'Edwardian House', 'Need a Hand?'],
    [own, 'Victorian House', 'Need Immediate Help?'],
    [changed, 'Edwardian House', 'Need a Hand?'],
  ] as const) {
    await Promise.all(
      Object.entries(dists).map(([part, dist]) => succeed(['release', part, '--dist', dist, '--site', site])),
    );
    expect(read(site, 'portfolio.html')).toContain(project);
    expect(read(site, 'contact.html')).toContain(help);
    for (const page of ['index.html', 'portfolio.html', 'contact.html', '404.html']) {
      for (const part of Object.keys(dists)) expect(read(site, page)).toContain(liveBuild(site, part));
    }
    for (const trace of ['.lock', '.pending']) expect(existsSync(path.join(site, trace))).toBe(false);
  }
});

function read(site: string, file: string): string {
  return readFileSync(path.join(site, file), 'utf8');
}
