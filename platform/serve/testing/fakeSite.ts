import { mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { browserFolder } from 'shared-content/contract/addresses';
import type { Routing } from 'shared-content/contract/buildRecord';
import type { HeaderOptions } from '../../../shell/server/headers';
import { inlineStyleSources } from '../../../shell/server/inlineStyles';
import { nginxConfiguration } from '../../../shell/server/nginx';
import {
  nginxFile,
  notFoundFile,
  ownRouting,
  routesOf,
  staticHostFile,
  staticRedirectsFile,
} from 'shared-content/contract/routes';
import { sitePaths } from '../../release/store/sitePaths';
import { staticHostHeaders } from '../../../shell/server/staticHostHeaders';
import { staticHostRedirects } from '../../../shell/server/staticHostRedirects';

const id = '0f1e2d3c4b';
const browser = browserFolder('mf-portfolio', id);
const at = '2026-01-01T00:00:00.000Z';

/** What its shell shows: a page that these sources do not have, and pages that have moved. */
const routing: Routing = {
  remotes: [...ownRouting.remotes, { name: 'mf-elsewhere', route: '/elsewhere' }],
  redirects: [
    { from: '/our-work', to: '/portfolio' },
    { from: '/help/how-to.html', to: '/elsewhere' },
  ],
};

export const fakeRoutes = routesOf(routing);

/** What its `releases.json` says. */
const releasesText = JSON.stringify({
  shell: { live: id, since: at, history: [{ build: id, at }] },
  'mf-portfolio': { live: id, since: at, history: [{ build: id, at }] },
});

/** Addresses that every fake site has. */
export const sample = {
  script: `${browser}main.5f5f.js`,
  licence: `${browser}main.5f5f.js.LICENSE.txt`,
  picture: `${browser}pictures/garden-wall.avif`,
  font: `${browser}source-sans.woff2`,
  privateFiles: [
    ...[
      '/releases.json',
      '/releases.json.br',
      '/nginx.conf',
      '/_headers',
      '/_redirects',
      '/.lock',
      '/.index.html',
    ],
    ...[`${browser}.main.js`, '/releases/mf-portfolio/.copying/browser/main.js'],
    '/releases/mf-portfolio/0f1e2d3c4b/server/page.cjs',
  ],
};

const pageFiles = [...fakeRoutes.pages.map(({ file }) => file), notFoundFile];

/** What the page of a route says in a fake site, for one release of the site. */
export function pageText(file: string, release = 1): string {
  return `<!doctype html><title>${file}</title><style>/* of ${file} */</style></head><p>Release ${release}. ${'Brick on brick. '.repeat(50 * release)}`;
}

/** The style sheets of all pages of a fake site. */
export const fakeStyles = pageFiles.flatMap((name) => inlineStyleSources(pageText(name)));

/** Makes a small released site in the real layout, in a folder of its own, and gives that folder. */
export function makeFakeSite(options: HeaderOptions = {}): string {
  const site = mkdtempSync(path.join(tmpdir(), 'site-'));
  const { public: root, build, file, releases } = sitePaths(site);
  writePages(site, 1);
  putCompressed(root, 'sitemap.xml', '<urlset></urlset>');
  putCompressed(root, 'robots.txt', 'User-agent: *');
  putCompressed(root, 'site.webmanifest', '{}');
  putCompressed(root, 'status.json', '{}');
  putCompressed(root, sample.script, 'console.info("Good bonds.");\n'.repeat(40));
  putCompressed(root, sample.licence, 'MIT');
  put(root, sample.picture, Buffer.alloc(5000, 7));
  put(root, sample.font, Buffer.alloc(3000, 9));
  // Also where only a mistake can have put it.
  for (const name of sample.privateFiles) put(root, name, 'secret');
  writeFileSync(releases, releasesText);
  put(build('shell', id).kept, 'build.json', JSON.stringify(routing));
  const stylesOf = new Map(pageFiles.map((name) => [name, inlineStyleSources(pageText(name))]));
  writeFileSync(file(staticHostFile), staticHostHeaders({ ...options, stylesOf }, fakeRoutes));
  writeFileSync(file(staticRedirectsFile), staticHostRedirects(fakeRoutes));
  writeFileSync(file(nginxFile), nginxConfiguration({ ...options, stylesOf }, fakeRoutes));
  return site;
}

/** Puts the pages of a release in place as the release command does: each file by an atomic rename. */
export function writePages(site: string, release: number): void {
  const { public: root } = sitePaths(site);
  for (const file of pageFiles) putCompressed(root, file, pageText(file, release));
}

function putCompressed(root: string, file: string, text: string) {
  put(root, file, text);
  put(root, `${file}.br`, brotliCompressSync(text));
  put(root, `${file}.gz`, gzipSync(text));
}

function put(root: string, file: string, content: string | Buffer) {
  const target = path.join(root, file);
  const temporary = path.join(path.dirname(target), `.${path.basename(target)}.new`);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(temporary, content);
  renameSync(temporary, target);
}
