import { enquiries, redirects } from '../content/site';
import { browserFolder, releasesPath } from './addresses';
import type { Routing } from './buildRecord';
import { remotes } from './remotes';

/** Both are permanent. 308 is for another spelling of a page's address, 301 for a page that has moved. */
type RedirectStatus = 301 | 308;

/** The addresses of a site's pages, and those that redirect to them. */
export interface SiteRoutes {
  pages: readonly { route: string; file: string }[];
  redirects: readonly { from: string; to: string; status: RedirectStatus }[];
}

/** The file of a route's page in the site's public folder: '/' is index.html, '/portfolio' is portfolio.html. */
export function pageFile(route: string): string {
  return `${route === '/' ? 'index' : route.slice(1)}.html`;
}

export function routesOf({ remotes: shown, redirects: moved }: Routing): SiteRoutes {
  const pages = shown.map(({ route }) => ({ route, file: pageFile(route) }));
  const spellings = pages.flatMap(({ route, file }) => [
    { from: `/${file}`, to: route, status: 308 as const },
    ...(route === '/' ? [] : [{ from: `${route}/`, to: route, status: 308 as const }]),
  ]);
  const former = moved.flatMap(({ from, to }) =>
    [from, `${from}/`].map((address) => ({ from: address, to, status: 301 as const })),
  );
  return { pages, redirects: [...spellings, ...former] };
}

/** The routing of this checkout's shell. A live site may have another: see storedRouting in platform/release. */
export const ownRouting: Routing = {
  remotes,
  redirects,
  ...(enquiries.endpoint.startsWith('/') && { enquiries }),
};

export const ownRoutes = routesOf(ownRouting);

export const notFoundFile = '404.html';

/** The answer to a posted form while the service for enquiries is away; it has no address of its own. */
export const enquiriesAwayFile = 'enquiries-away.html';

/** The renderer's name for the highlight of a remote. A release puts it into pages; no file has this name. */
export const highlightFile = 'highlight';

/** The public files beside the pages. */
export const publicFiles = ['sitemap.xml', 'robots.txt', 'site.webmanifest'];

/** The live builds, for `npm run status`; the release writes it from its record. */
export const statusFile = 'status.json';

/** Response headers and redirects, as nginx and static hosts read them; no visitor gets these files. */
export const nginxFile = 'nginx.conf';
export const staticHostFile = '_headers';
export const staticRedirectsFile = '_redirects';

const folderName = String.raw`[\w-]+`;

/**
 * The addresses of public files of releases, as a regular expression for both JavaScript and nginx. No name starts
 * with a dot, which marks temporary files, or ends in .br or .gz, which are reached by content negotiation only.
 */
export const releaseFilePattern =
  `^${browserFolder(folderName, folderName)}` + String.raw`(?:[\w-][\w.-]*/)*[\w-][\w.-]*(?<!\.br|\.gz)$`;

/** The kind of answer that a server gives to a link within the site. */
export function answerTo(
  address: string,
  { pages, redirects: moved }: SiteRoutes,
): { kind: 'page' | 'redirect' | 'file' | 'noPage' } {
  const path = pathOf(address);
  if (pages.some(({ route }) => route === path)) return { kind: 'page' };
  if (moved.some(({ from }) => from === path)) return { kind: 'redirect' };
  const isFile = [...publicFiles, statusFile].some((name) => `/${name}` === path);
  return { kind: isFile || path.startsWith(releasesPath) ? 'file' : 'noPage' };
}

function pathOf(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  try {
    return decodeURIComponent(path);
  } catch {
    // No page has a path with a broken encoding.
    return path;
  }
}
