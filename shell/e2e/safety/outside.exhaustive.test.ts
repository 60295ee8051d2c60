import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writePart } from 'platform/new-part/newPart';
import { builtFolder, copyOfSite, hashes, liveBuild, recordOf } from 'platform/release/testing/builds';
import { edit, installPackages } from 'platform/release/testing/checkout';
import { scratchFolder } from 'platform/release/testing/scratch';
import { filesBelow } from 'platform/release/store/files';
import { runNpm } from 'platform/release/console/npm';
import { sitePaths } from 'platform/release/store/sitePaths';

type Manifest = Record<'scripts' | 'devDependencies', Record<string, string>>;

const root = path.join(import.meta.dirname, '../../..');

/** A new part in a repository of its own, and the portfolio's sources in one; neither sees this repository. */
let guides: string;
let portfolio: string;

beforeAll(async () => {
  guides = path.join(scratchFolder(), 'repository');
  portfolio = path.join(scratchFolder(), 'repository');
  await writePart({ dir: guides, name: 'mf-guides', route: '/guides' });
  cpSync(guides, portfolio, { recursive: true });
  moveIn('mf-portfolio', portfolio);
  for (const repository of [guides, portfolio]) {
    installPackages(repository);
    // Encoded pictures, which every project can share.
    symlinkSync(path.join(root, '.cache'), path.join(repository, '.cache'));
  }
  await Promise.all([inOrder(portfolio, 'test', 'build'), inOrder(guides, 'types', 'lint', 'test', 'build')]);
}, 300_000);

test('the portfolio is built there to the same style sheets and pictures', async () => {
  const within = await visible(path.join(builtFolder('mf-portfolio'), 'browser'));
  expect(Object.keys(within).length).toBeGreaterThan(10);
  expect(await visible(path.join(portfolio, 'dist/browser'))).toEqual(within);
});

test('it is released from there, without any sources of the site, its pages are the same, and it goes back', async () => {
  const site = copyOfSite();
  const before = await pagesOf(site);
  const earlier = liveBuild(site, 'mf-portfolio');
  await npmRun(portfolio, 'release', '--', '--site', site);
  expect(liveBuild(site, 'mf-portfolio')).not.toBe(earlier);
  expect(Object.keys(before)).toContain('portfolio.html');
  expect(await pagesOf(site)).toEqual(before);
  await npmRun(portfolio, 'rollback', '--', '--site', site);
  expect(liveBuild(site, 'mf-portfolio')).toBe(earlier);
});

test('a new part there is released, and waits for a shell that routes to it', async () => {
  const site = copyOfSite();
  const before = await pagesOf(site);
  await npmRun(guides, 'release', '--', '--site', site);
  expect(recordOf(site)['mf-guides']?.history).toHaveLength(1);
  expect(liveBuild(site, 'mf-guides')).toBe('');
  expect(await pagesOf(site)).toEqual(before);

  const record = JSON.parse(readFileSync(path.join(guides, 'dist/build.json'), 'utf8')) as unknown;
  expect(record).toMatchObject({
    part: 'mf-guides',
    requires: { react: '^19.2.0', 'shared-content/business': '^1.0.0' },
    scripts: ['mf-guides.js', 'mf-guides-page.js'],
    styles: ['mf-guides-page.css'],
  });
  expect(styleSheet()).toContain('.mf-guides-Page-page{');
});

test('a package that was packed anew under the same version is not taken from the cache', async () => {
  edit(guides, 'node_modules/shared-content/styles/_brand.scss', '@mixin lead {', '@mixin lead { order: 99;');
  await npmRun(guides, 'build');
  expect(styleSheet()).toContain('order:99');
});

function styleSheet(): string {
  return readFileSync(path.join(guides, 'dist/browser/mf-guides-page.css'), 'utf8');
}

/** Puts the sources and settings of a part of this repository in the place of a new part's. */
function moveIn(part: string, repository: string): void {
  rmSync(path.join(repository, 'src'), { recursive: true });
  const kept = ['package.json', 'node_modules', 'dist'];
  cpSync(path.join(root, part), repository, {
    recursive: true,
    filter: (file) => !kept.includes(path.basename(file)),
  });
  const [own, written] = [path.join(root, part), repository].map(manifestIn);
  const devDependencies = { ...written?.devDependencies, ...own?.devDependencies };
  const manifest = { ...own, scripts: written?.scripts, devDependencies };
  writeFileSync(path.join(repository, 'package.json'), JSON.stringify(manifest, null, 2));
}

function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}

async function inOrder(repository: string, ...scripts: string[]): Promise<void> {
  for (const script of scripts) await npmRun(repository, script);
}

function npmRun(repository: string, ...line: string[]): Promise<void> {
  // As on a team's own computer: in a pipeline nothing would be taken from webpack's cache.
  return runNpm('npm', ['run', ...line], { cwd: repository, env: { ...process.env, CI: '' } });
}

/** What visitors see of a build: ids of modules are in its scripts alone, and follow from where packages are. */
async function visible(folder: string): Promise<Record<string, string>> {
  const files = Object.entries(await hashes(folder));
  return Object.fromEntries(files.filter(([name]) => /\.(css|avif|webp|jpg|svg)$/.test(name)));
}

/** The pages of a site by file, without ids and hashes of builds, and without the list of live builds. */
async function pagesOf(site: string): Promise<Record<string, string>> {
  const { public: folder } = sitePaths(site);
  const names = (await filesBelow(folder)).filter((name) => /^[\w-]+\.html$/.test(name));
  return Object.fromEntries(
    names.map((name) => {
      const html = readFileSync(path.join(folder, name), 'utf8')
        .replace(/<script type="application\/json" id="release">.*?<\/script>/s, '')
        .replace(/\b(mf-portfolio[/ ])[\da-f]{20}\b/g, '$1')
        .replace(/sha256-[\w+/=]+/g, '');
      return [name, html];
    }),
  );
}
