import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { enquiries } from 'shared-content/content/site';
import { releasesPath } from 'shared-content/contract/addresses';
import type { Routing } from 'shared-content/contract/buildRecord';
import {
  enquiriesAwayFile,
  nginxFile,
  notFoundFile,
  ownRouting,
  routesOf,
  staticHostFile,
  staticRedirectsFile,
} from 'shared-content/contract/routes';
import { type HeaderOptions, inlineStyleSources } from '../../../shell/server/headers';
import { nginxConfiguration } from '../../../shell/server/nginx';
import { staticHostHeaders, staticHostRedirects } from '../../../shell/server/staticHost';
import { sitePaths } from '../../release/store/sitePaths';
import { copyOfSite, liveFile } from '../../release/testing/builds';
import { composedSite } from '../../release/testing/composedSite';

const endpoint = '/api/enquiries';
const routing: Routing = {
  ...ownRouting,
  redirects: [
    { from: '/our-work', to: '/' },
    { from: '/help/how-to.html', to: ownRouting.remotes.at(-1)?.route ?? '/' },
  ],
};
export const routes = routesOf(routing);
const pageFiles = [...routes.pages.map(({ file }) => file), notFoundFile];

const released = readdirSync(sitePaths(composedSite()).file('releases'), {
  recursive: true,
  encoding: 'utf8',
});
const addressOf = (ending: RegExp) => releasesPath + (released.find((name) => ending.test(name)) ?? '');

/** Addresses of the site. */
export const sample = {
  script: addressOf(/-page\.js$/),
  picture: addressOf(/\.avif$/),
  /** In its public folder, and for no visitor; some only a mistake could have put there. */
  hidden: ['/_headers', '/_redirects', '/.lock', '/.index.html', '/index.html.br', '/robots.txt.gz'],
  hiddenInReleases: [`${addressOf(/-page\.js$/)}.br`, `${releasesPath}.copying/main.js`],
};

/** A copy of the composed site, as a shell that redirects and takes enquiries would have released it. */
export function hostedSite(servicePort = 1): string {
  const site = copyOfSite();
  const { file } = sitePaths(site);
  for (const name of ['/.lock', '/.index.html']) writeFileSync(file(name), 'secret');
  writeFileSync(file(enquiriesAwayFile), '<h1>Error</h1>');
  const record = liveFile(site, 'shell', 'build.json');
  const build = JSON.parse(readFileSync(record, 'utf8')) as object;
  writeFileSync(record, JSON.stringify({ ...build, ...routing, enquiries: { endpoint, servicePort } }));
  releaseHeaders(site, servicePort);
  return site;
}

/** Writes the files that a release of a shell with other headers would write. */
export function releaseHeaders(site: string, servicePort: number, options: HeaderOptions = {}): void {
  const { file } = sitePaths(site);
  const stylesOf = new Map(
    pageFiles.map((name) => [name, inlineStyleSources(readFileSync(file(name), 'utf8'))]),
  );
  jest.replaceProperty(enquiries, 'endpoint', endpoint);
  const headers = { ...options, stylesOf };
  const configuration = nginxConfiguration(headers, routes);
  writeFileSync(file(staticHostFile), staticHostHeaders(headers, routes));
  writeFileSync(file(staticRedirectsFile), staticHostRedirects(routes));
  writeFileSync(file(nginxFile), configuration.replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${servicePort}`));
}
