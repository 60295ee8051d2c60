import { redirects } from '../content/redirects';
import { enquiries } from '../content/site';
import { browserFolder, releasesPath } from './addresses';
import type { Routing } from './buildRecord';
import { remotes } from './remotes';

/** What the server answers to an address. */
export type Answer =
  | { kind: 'page' | 'file' | 'status'; file: string }
  | { kind: 'release'; path: string }
  | { kind: 'redirect'; location: string; status: RedirectStatus }
  | { kind: 'noPage' }
  | { kind: 'noReleaseFile' };

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

/** What the shell of these sources shows. A site may show something else: see liveRouting. */
export const ownRouting: Routing = {
  remotes,
  redirects,
  ...(enquiries.endpoint.startsWith('/') && { enquiries }),
};

export const ownRoutes = routesOf(ownRouting);

export const notFoundFile = '404.html';

/** The answer to a posted form where the service for enquiries is away; no address of its own leads to it. */
export const enquiriesAwayFile = 'enquiries-away.html';

/** What the renderer calls the highlight of a remote, beside its page. A release puts it into pages; no file has this name. */
export const highlightFile = 'highlight';

/** The public files beside the pages. */
export const publicFiles = ['sitemap.xml', 'robots.txt', 'site.webmanifest'];

/** What is live, for `npm run status`; the release writes it from its record. */
export const statusFile = 'status.json';

/**
 * The response headers and redirects as nginx and as static hosts read them; no visitor gets these files. Such hosts read
 * theirs from the folder that they publish, and publish all but those.
 */
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

const releaseFile = new RegExp(releaseFilePattern);

/** The answer to the target of a request line, which may be any string that a client sends. */
export function answerTo(target: string, { pages, redirects: moved }: SiteRoutes): Answer {
  // Clients that take the server for a proxy send the whole URL.
  const [raw = '', search = ''] = splitTarget(target.replace(/^https?:\/\/[^/?#]*(?=\/)/i, ''));
  const path = decodePath(raw);

  const page = pages.find(({ route }) => route === path);
  if (page) return { kind: 'page', file: page.file };

  const redirect = moved.find(({ from }) => from === path);
  if (redirect) return { kind: 'redirect', location: redirect.to + search, status: redirect.status };

  const file = publicFiles.find((name) => `/${name}` === path);
  if (file) return { kind: 'file', file };

  if (path === `/${statusFile}`) return { kind: 'status', file: statusFile };
  if (path !== undefined && releaseFile.test(path)) return { kind: 'release', path };
  return { kind: (path ?? raw).startsWith(releasesPath) ? 'noReleaseFile' : 'noPage' };
}

function splitTarget(target: string) {
  const [whole = ''] = target.split('#', 1);
  const query = whole.indexOf('?');
  if (query < 0) return [whole];
  return [whole.slice(0, query), query === whole.length - 1 ? '' : whole.slice(query)];
}

// Decoded once, as nginx and the router do it; a broken encoding is no path.
function decodePath(raw: string) {
  try {
    return decodeURIComponent(raw);
  } catch {
    return undefined;
  }
}
