import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Redirect } from 'shared-content/contract/buildRecord';
import type { Remote } from 'shared-content/contract/remotes';
import { routingOf } from '../store/liveRouting';
import { sitePaths } from '../store/sitePaths';
import type { Build } from '../store/build';
import { hashes, liveBuild, recordOf } from '../testing/builds';
import { runLine, succeed } from '../testing/command';
import { smallBuild, smallSite } from '../testing/smallSite';

// Rendering and running scripts are not what is tried here, and take processes of their own.
jest.mock('../gate/compose', () => ({
  compose: (builds: ReadonlyMap<string, Build>) => {
    const { remotes } = routingOf(builds.get('shell')?.record ?? {});
    const page = [...builds.values()].map(({ id }) => id).join(' ');
    return Promise.resolve(new Map(remotes.map(({ route }) => [`${route.slice(1) || 'index'}.html`, page])));
  },
  tryPage: () => Promise.resolve(),
}));
jest.mock('../gate/rendering/checkScripts', () => ({ checkScripts: () => Promise.resolve() }));

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
    const pages = visiblePages();
    expect(await release('mf-elsewhere')).toMatch(
      /^mf-elsewhere waits for a shell that routes to it, as \w+\nbuilt in /,
    );
    expect(await succeed(['releases', '--site', site])).toMatch(
      /^mf-elsewhere: \w+, waits for a shell that routes to it, released 2[\d-]+T/m,
    );
    expect(visiblePages()).toEqual(pages);
    expect(await refusalOf('rollback', 'mf-elsewhere')).toBe(
      'mf-elsewhere is not live, since the live shell does not route to it: see npm run releases',
    );
    await release('mf-home', 'Another home.');
    await release('mf-elsewhere', 'A better guide.');
    const waiting = recordOf(site)['mf-elsewhere']?.history.at(-1)?.build;

    expect(await releaseShell([...three, elsewhere])).toMatch(
      new RegExp(`^shell is live as \\w+\nmf-elsewhere is live as ${waiting}\nbuilt in `),
    );
    expect(visiblePages()).toEqual([...pages, 'elsewhere.html'].sort());
    expect(text('elsewhere.html')).toContain(waiting);
    expect(recordOf(site)['mf-elsewhere']?.since).toBe(recordOf(site).shell?.since);
  });

  test('is released together with that shell', async () => {
    const parts = [`shell=${shellOf([...three, elsewhere])}`, `mf-elsewhere=${smallBuild('mf-elsewhere')}`];
    expect(await succeed(['release', ...parts, '--site', site])).toMatch(
      /^shell is live as \w+\nmf-elsewhere is live as \w+\n/,
    );
    expect(text('elsewhere.html')).toContain(liveBuild(site, 'mf-elsewhere'));
  });

  test('is checked against the live shell', async () => {
    const dist = smallBuild('mf-elsewhere', 'A guide.', '^2.0.0');
    expect(await refusalOf('release', 'mf-elsewhere', '--dist', dist)).toBe(
      'mf-elsewhere needs react ^2.0.0, and the shell provides 1.0.0. Release the shell first: npm run release -- shell',
    );
  });

  test('is none of the builds of status.json', async () => {
    await release('mf-elsewhere');
    expect(text('status.json')).not.toContain('mf-elsewhere');
  });
});

test('a shell that routes to a part without a build is refused with the command that helps', async () => {
  expect(await refusalOf('release', 'shell', '--dist', shellOf([...three, elsewhere]))).toBe(
    `${site} has no build of mf-elsewhere, which the shell routes to: npm run release -- shell mf-elsewhere=DIR`,
  );
});

test('a site has the parts of its shell, whatever this checkout has', async () => {
  await releaseShell([home, portfolio]);
  expect(await release('mf-home', 'Another home.')).toMatch(/^mf-home is live as /);
  await succeed(['rollback', 'mf-home', '--site', site]);
  expect(visiblePages()).toEqual(['index.html', 'portfolio.html']);
});

describe('a page that a shell drops', () => {
  test('is gone in all its forms, and comes back with the earlier shell as it was', async () => {
    await release('mf-contact', 'A mistake.');
    await succeed(['rollback', 'mf-contact', '--site', site]);
    const live = liveBuild(site, 'mf-contact');
    expect(await releaseShell([home, portfolio])).toMatch(
      /^shell is live as \w+\nmf-contact is no longer live, since the shell does not route to it\n/,
    );
    for (const form of ['', '.br', '.gz']) expect(existsSync(file(`contact.html${form}`))).toBe(false);
    expect(await succeed(['releases', '--site', site])).toMatch(
      new RegExp(`^mf-contact: ${live}, no longer live since 2[\\d-]+T`, 'm'),
    );

    expect(await succeed(['rollback', 'shell', '--site', site])).toMatch(
      new RegExp(`^shell is back at \\w+\nmf-contact is back at ${live}\n`),
    );
    expect(text('contact.html')).toContain(live);
  });

  test('goes and comes with the moments of the whole site', async () => {
    const first = liveBuild(site, 'mf-contact');
    await releaseShell([home, portfolio]);
    await release('mf-contact', 'Later.');
    await succeed(['rollback', '--to', '1', '--site', site]);
    expect(liveBuild(site, 'mf-contact')).toBe(first);
    await succeed(['rollback', '--to', '2', '--site', site]);
    expect(recordOf(site)['mf-contact']).not.toHaveProperty('live');
    expect(existsSync(file('contact.html'))).toBe(false);
  });

  test('is removed by the next command where the one that dropped it was killed', async () => {
    await releaseShell([home, portfolio]);
    for (const name of [sitePaths(site).pending, file('contact.html')]) writeFileSync(name, '');
    await release('mf-home', 'Another home.');
    expect(existsSync(file('contact.html'))).toBe(false);
  });
});

test('a route that is renamed has one page, and a file that nobody released stays', async () => {
  writeFileSync(file('google1234.html'), 'google-site-verification');
  await releaseShell([home, { ...portfolio, route: '/our-work' }, contact]);
  expect(visiblePages()).toEqual(['contact.html', 'google1234.html', 'index.html', 'our-work.html']);
});

describe('prune', () => {
  const prune = (keep: number) =>
    succeed(['prune', '--keep', String(keep), '--min-age', '0', '--site', site]);

  test('removes a part once no shell that is kept routes to it', async () => {
    await releaseShell([home, portfolio]);
    await prune(2);
    expect(recordOf(site)).toHaveProperty('mf-contact');
    const build = recordOf(site)['mf-contact']?.history[0]?.build ?? '';

    expect(await prune(1)).toContain(`removed mf-contact ${build}\n`);
    expect(recordOf(site)).not.toHaveProperty('mf-contact');
    expect(existsSync(sitePaths(site).build('mf-contact', build).kept)).toBe(false);
    await release('mf-home', 'Another home.');
  });

  test('spares it as long as the shell before is spared for the tabs of the last days', async () => {
    await releaseShell([home, portfolio]);
    await succeed(['prune', '--keep', '1', '--site', site]);
    await succeed(['rollback', 'shell', '--site', site]);
    expect(visiblePages()).toContain('contact.html');
  });

  test('leaves what waits', async () => {
    await release('mf-elsewhere');
    await prune(1);
    expect(recordOf(site)).toHaveProperty('mf-elsewhere');
    await releaseShell([...three, elsewhere]);
  });
});

describe('a shell is refused with one line', () => {
  test.each<[string, Remote[] | undefined, Redirect[]]>([
    ['in a circle', three, [redirect('/a', '/b'), redirect('/b', '/c'), redirect('/c', '/a')]],
    ['in a circle', three, [redirect('/a', '/a')]],
    ['to /b, which redirects on: name the page itself', three, [redirect('/a', '/b'), redirect('/b', '/')]],
    ['to /b, where no page is', three, [redirect('/a', '/b')]],
    ['to /contact/, where no page is', three, [redirect('/a', '/contact/')]],
    ['though a page is there', three, [redirect('/contact', '/')]],
    ['twice', three, [redirect('/a', '/'), redirect('/a', '/contact')]],
  ])('where it redirects %s', async (complaint, remotes, redirects) => {
    expect(await refusalOf('release', 'shell', '--dist', shellOf(remotes, redirects))).toBe(
      `shell redirects ${redirects[0]?.from} ${complaint}: see redirects.ts of shared-content`,
    );
  });

  test.each(['/contact.html', '/404.html', '/robots.txt', '/releases'])(
    'where it redirects %s, which the site answers',
    async (from) => {
      expect(await refusalOf('release', 'shell', '--dist', shellOf(three, [redirect(from, '/')]))).toBe(
        `shell redirects ${from} though the site itself answers there: see redirects.ts of shared-content`,
      );
    },
  );

  test.each(['', '/', 'our-work', '/our-work/', '//a', '/a b', '/a;b', '/$a', '/.a', 'https://a.example/b'])(
    'where %j is no address to redirect',
    async (from) => {
      expect(await refusalOf('release', 'shell', '--dist', shellOf(three, [redirect(from, '/')]))).toMatch(
        /^shell says no redirects as in /,
      );
    },
  );

  test.each([[[]], [[{ ...elsewhere, route: 'elsewhere' }]], [[{ ...elsewhere, route: '/a/b' }]]])(
    'where %j are no remotes',
    async (remotes) => {
      expect(await refusalOf('release', 'shell', '--dist', shellOf(remotes))).toMatch(
        /^shell says no remotes as in /,
      );
    },
  );

  test.each([
    [{ ...elsewhere, route: '/contact' }, '/contact to mf-elsewhere'],
    [{ ...elsewhere, route: '/index' }, '/index to mf-elsewhere'],
    [{ ...elsewhere, route: '/404' }, '/404 to mf-elsewhere'],
    [{ ...contact, route: '/ask' }, '/ask to mf-contact'],
  ])('where it routes to %j beside others', async (remote, which) => {
    expect(await refusalOf('release', 'shell', '--dist', shellOf([...three, remote]))).toBe(
      `shell cannot route ${which}: that address or name is taken`,
    );
  });
});

function redirect(from: string, to: string): Redirect {
  return { from, to };
}

function shellOf(remotes: readonly Remote[] = three, redirects: readonly Redirect[] = []): string {
  return smallBuild('shell', 'Another shell.', '1.0.0', { remotes, redirects });
}

function releaseShell(remotes: readonly Remote[]): Promise<string> {
  return succeed(['release', 'shell', '--dist', shellOf(remotes), '--site', site]);
}

function release(part: string, sentence?: string): Promise<string> {
  return succeed(['release', part, '--dist', smallBuild(part, sentence), '--site', site]);
}

/** The one line with which a command refuses; it has changed nothing. */
async function refusalOf(...line: string[]): Promise<string> {
  const before = await hashes(site);
  const { code, errors } = await runLine([...line, '--site', site]);
  expect(code).toBe(1);
  expect(await hashes(site)).toEqual(before);
  return errors;
}

function file(name: string): string {
  return path.join(sitePaths(site).public, name);
}

function text(name: string): string {
  return readFileSync(file(name), 'utf8');
}

function visiblePages(): string[] {
  return ['contact', 'google1234', 'elsewhere', 'index', 'our-work', 'portfolio']
    .map((name) => `${name}.html`)
    .filter((name) => existsSync(file(name)));
}
