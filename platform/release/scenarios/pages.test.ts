import '../testing/mockedGate';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Remote } from 'shared-content/contract/remotes';
import { sitePaths } from '../store/sitePaths';
import { liveBuild, recordOf } from '../testing/builds';
import { refusal, succeed } from '../testing/command';
import { releasing, smallBuild, smallSite } from '../testing/smallSite';

const home = { name: 'mf-home', route: '/' };
const portfolio = { name: 'mf-portfolio', route: '/portfolio' };
const contact = { name: 'mf-contact', route: '/contact' };
const elsewhere = { name: 'mf-elsewhere', route: '/elsewhere' };
const three = [home, portfolio, contact];

let site: string;
beforeEach(async () => {
  site = await smallSite();
});

describe('a part that the live shell does not route to', () => {
  test('waits, is no hindrance to others, and is live with the shell that routes to it', async () => {
    expect(await succeed(releasing('mf-elsewhere'), site)).toMatch(
      /^mf-elsewhere waits for a shell that routes to it, as \w+\nbuilt in /,
    );
    expect(await succeed(['releases'], site)).toMatch(
      /^mf-elsewhere: \w+, waits for a shell that routes to it, released 2[\d-]+T/m,
    );
    expect(visiblePages()).toEqual(['contact', 'index', 'portfolio']);
    expect(text('status.json')).not.toContain('mf-elsewhere');
    await succeed(releasing('mf-home', 'Another home.'), site);
    await succeed(releasing('mf-elsewhere', 'A better guide.'), site);
    const waiting = recordOf(site)['mf-elsewhere']?.present.build;
    await prune(1);

    expect(await releaseShell([...three, elsewhere])).toMatch(
      new RegExp(`^shell is live as \\w+\nmf-elsewhere is live as ${waiting}\nbuilt in `),
    );
    expect(visiblePages()).toEqual(['contact', 'elsewhere', 'index', 'portfolio']);
    expect(text('elsewhere.html')).toContain(waiting);
  });

  test('is released together with that shell', async () => {
    const parts = [`shell=${shellOf([...three, elsewhere])}`, `mf-elsewhere=${smallBuild('mf-elsewhere')}`];
    expect(await succeed(['release', ...parts], site)).toMatch(
      /^shell is live as \w+\nmf-elsewhere is live as \w+\n/,
    );
    expect(text('elsewhere.html')).toContain(liveBuild(site, 'mf-elsewhere'));
  });

  test('is checked against the live shell', async () => {
    expect(await refusal(releasing('mf-elsewhere', 'A guide.', '^2.0.0'), site)).toBe(
      'mf-elsewhere needs react ^2.0.0, and the shell provides 1.0.0. Release the shell first: npm run release -- shell',
    );
  });
});

test('a shell that routes to a part without a build is refused with the command that helps', async () => {
  expect(await refusal(['release', 'shell', '--dist', shellOf([...three, elsewhere])], site)).toBe(
    `${site} has no build of mf-elsewhere, which the shell routes to: npm run release -- shell mf-elsewhere=DIR`,
  );
});

describe('a page that a shell drops', () => {
  test('is gone in all its forms, and comes back with the earlier shell as it was', async () => {
    await succeed(releasing('mf-contact', 'A mistake.'), site);
    await succeed(['rollback', 'mf-contact'], site);
    const live = liveBuild(site, 'mf-contact');
    expect(await releaseShell([home, portfolio])).toMatch(
      /^shell is live as \w+\nmf-contact is no longer live, since the shell does not route to it\n/,
    );
    for (const form of ['', '.br', '.gz']) expect(existsSync(file(`contact.html${form}`))).toBe(false);
    expect(await succeed(['releases'], site)).toMatch(
      new RegExp(`^mf-contact: ${live}, no longer live since 2[\\d-]+T`, 'm'),
    );
    expect(await succeed(releasing('mf-home', 'Another home.'), site)).toMatch(/^mf-home is live as /);

    expect(await succeed(['rollback', 'shell'], site)).toMatch(
      new RegExp(`^shell is back at \\w+\nmf-contact is back at ${live}\n`),
    );
    expect(text('contact.html')).toContain(live);
  });

  test('goes and comes with the release sets of the whole site', async () => {
    const first = liveBuild(site, 'mf-contact');
    await releaseShell([home, portfolio]);
    await succeed(releasing('mf-contact', 'Later.'), site);
    await succeed(['rollback', '--to', '1'], site);
    expect(liveBuild(site, 'mf-contact')).toBe(first);
    await succeed(['rollback', '--to', '2'], site);
    expect(visiblePages()).toEqual(['index', 'portfolio']);
  });

  test('is removed by the next command if the one that dropped it was interrupted', async () => {
    await releaseShell([home, portfolio]);
    for (const name of [sitePaths(site).pending, file('contact.html')]) writeFileSync(name, '');
    await succeed(releasing('mf-home', 'Another home.'), site);
    expect(existsSync(file('contact.html'))).toBe(false);
  });

  test('is pruned once no kept shell routes to it', async () => {
    const build = liveBuild(site, 'mf-contact');
    await releaseShell([home, portfolio]);
    await prune(2);
    await succeed(['prune', '--keep', '1'], site);
    expect(recordOf(site)).toHaveProperty('mf-contact');
    expect(await prune(1)).toContain(`removed mf-contact ${build}\n`);
    expect(recordOf(site)).not.toHaveProperty('mf-contact');
    await succeed(releasing('mf-home', 'Another home.'), site);
    expect(await refusal(['release', 'shell', '--dist', shellOf()], site)).toContain(
      'has no build of mf-contact, which the shell routes to',
    );
  });
});

test('a route that is renamed has one page, and a file that nobody released stays', async () => {
  writeFileSync(file('google1234.html'), 'google-site-verification');
  await releaseShell([home, { ...portfolio, route: '/our-work' }, contact]);
  expect(visiblePages()).toEqual(['contact', 'google1234', 'index', 'our-work']);
});

function shellOf(remotes: readonly Remote[] = three): string {
  return smallBuild('shell', 'Another shell.', '1.0.0', { remotes, redirects: [] });
}

function releaseShell(remotes: readonly Remote[]): Promise<string> {
  return succeed(['release', 'shell', '--dist', shellOf(remotes)], site);
}

function prune(keep: number): Promise<string> {
  return succeed(['prune', '--keep', String(keep), '--min-age', '0'], site);
}

function file(name: string): string {
  return `${sitePaths(site).public}/${name}`;
}

function text(name: string): string {
  return readFileSync(file(name), 'utf8');
}

function visiblePages(): string[] {
  return ['contact', 'elsewhere', 'google1234', 'index', 'our-work', 'portfolio'].filter((name) =>
    existsSync(file(`${name}.html`)),
  );
}
