import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { browserFolder } from 'shared-content/contract/addresses';
import type { Routing } from 'shared-content/contract/buildRecord';
import {
  enquiriesAwayFile,
  nginxFile,
  notFoundFile,
  ownRouting,
  publicFiles,
  routesOf,
  staticHostFile,
  staticRedirectsFile,
  statusFile,
} from 'shared-content/contract/routes';
import type { HeaderOptions } from '../../../shell/server/headers';
import { inlineStyleSources } from '../../../shell/server/inlineStyles';
import { nginxConfiguration } from '../../../shell/server/nginx';
import { recordText } from '../../release/store/releaseSets';
import { staticHostHeaders } from '../../../shell/server/staticHostHeaders';
import { staticHostRedirects } from '../../../shell/server/staticHostRedirects';
import { sitePaths } from '../../release/store/sitePaths';

const id = '0f1e2d3c4b';
const browser = browserFolder('mf-portfolio', id);

/** What its live shell shows: a page that these sources do not have, and pages that have moved. */
const routing: Routing = {
  remotes: [...ownRouting.remotes, { name: 'mf-elsewhere', route: '/elsewhere' }],
  redirects: [
    { from: '/our-work', to: '/portfolio' },
    { from: '/help/how-to.html', to: '/elsewhere' },
  ],
};
export const fakeRoutes = routesOf(routing);

/** What its `releases.json` says. */
const releasesText = recordText([
  {
    ...{ id: 1, at: '2026-01-01T00:00:00.000Z', change: 'release', changed: [], waiting: {} },
    live: { shell: { build: id } },
  },
]);

/** Addresses that every fake site has. */
export const sample = {
  script: `${browser}main.5f5f.js`,
  picture: `${browser}pictures/garden-wall.avif`,
  /** In its public folder, and for no visitor; some only a mistake could have put there. */
  hidden: ['/_headers', '/_redirects', '/.lock', '/.index.html', '/index.html.br', '/robots.txt.gz'],
  hiddenInReleases: [
    `${browser}.main.js`,
    `${browser}main.5f5f.js.br`,
    '/releases/mf-portfolio/.copying/browser/main.js',
  ],
};

export function pageText(file: string): string {
  return `<!doctype html><title>${file}</title><style>/* of ${file} */</style></head>${'<p>Brick on brick.'.repeat(50)}`;
}

/** The files of all pages; in the last a visitor reads that the service for enquiries is away. */
const pageFiles = [...fakeRoutes.pages.map(({ file }) => file), notFoundFile, enquiriesAwayFile];

/** Makes a small released site in the real layout, in a folder of its own, and gives that folder. */
export function makeFakeSite(options: HeaderOptions, servicePort: number): string {
  const site = mkdtempSync(path.join(tmpdir(), 'site-'));
  const { public: root, build, releases } = sitePaths(site);
  for (const file of [...sample.hidden, ...sample.hiddenInReleases]) put(root, file, 'secret');
  for (const file of pageFiles) putCompressed(root, file, pageText(file));
  for (const file of [...publicFiles, statusFile]) putCompressed(root, file, `The text of ${file}`);
  putCompressed(root, sample.script, 'console.info("Good bonds.");\n'.repeat(40));
  put(root, sample.picture, Buffer.alloc(5000, 7));
  writeFileSync(releases, releasesText);
  const enquiries = { endpoint: options.endpoint ?? '', servicePort };
  put(build('shell', id).kept, 'build.json', JSON.stringify({ ...routing, enquiries }));
  releaseHeaders(site, options, servicePort);
  return site;
}

/** What a release of a shell with other headers writes. */
export function releaseHeaders(site: string, options: HeaderOptions, servicePort: number): void {
  const { file } = sitePaths(site);
  const stylesOf = new Map(pageFiles.map((name) => [name, inlineStyleSources(pageText(name))]));
  const configuration = nginxConfiguration({ ...options, stylesOf }, fakeRoutes);
  writeFileSync(file(staticHostFile), staticHostHeaders({ ...options, stylesOf }, fakeRoutes));
  writeFileSync(file(staticRedirectsFile), staticHostRedirects(fakeRoutes));
  writeFileSync(file(nginxFile), configuration.replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${servicePort}`));
}

function putCompressed(root: string, file: string, text: string) {
  put(root, file, text);
  put(root, `${file}.br`, brotliCompressSync(text));
  put(root, `${file}.gz`, gzipSync(text));
}

function put(root: string, file: string, content: string | Buffer) {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}
