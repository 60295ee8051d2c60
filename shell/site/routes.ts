import { remotes } from 'shared-content/contract/remotes';
import { browserFolder, releasesPath } from 'shared-content/contract/addresses';

/** What the server answers to an address. */
export type Answer =
  | { kind: 'page' | 'file' | 'status'; file: string }
  | { kind: 'release'; path: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'noPage' }
  | { kind: 'noReleaseFile' };

/** The file of a route's page in the site's public folder: '/' is index.html, '/portfolio' is portfolio.html. */
export function pageFile(route: string): string {
  return `${route === '/' ? 'index' : route.slice(1)}.html`;
}

export const pages = remotes.map(({ route }) => ({ route, file: pageFile(route) }));

export const notFoundFile = '404.html';

/** The answer to a posted form where the service for enquiries is away; no address of its own leads to it. */
export const enquiriesAwayFile = 'enquiries-away.html';

/** The public files beside the pages. */
export const publicFiles = ['sitemap.xml', 'robots.txt', 'site.webmanifest'];

/** What is live, for `npm run status`; the release writes it from its record. */
export const statusFile = 'status.json';

/**
 * The response headers as nginx and as static hosts read them; no visitor gets these files. Such hosts read theirs from
 * the folder that they publish, and publish all but that.
 */
export const nginxFile = 'nginx.conf';
export const staticHostFile = '_headers';

/** Alternative addresses of a page; each redirects to the canonical one. */
export const redirects = pages.flatMap(({ route, file }) => [
  { from: `/${file}`, to: route },
  ...(route === '/' ? [] : [{ from: `${route}/`, to: route }]),
]);

const folderName = String.raw`[\w-]+`;

/**
 * The addresses of public files of releases, as a regular expression for both JavaScript and nginx. No name starts
 * with a dot, which marks temporary files, or ends in .br or .gz, which are reached by content negotiation only.
 */
export const releaseFilePattern =
  `^${browserFolder(folderName, folderName)}` + String.raw`(?:[\w-][\w.-]*/)*[\w-][\w.-]*(?<!\.br|\.gz)$`;

const releaseFile = new RegExp(releaseFilePattern);

/** Longer request targets get status 414; 10 kB of query, as trackers add it, still get their page. */
export const longestTarget = 16_000;

/** The answer to the target of a request line, which may be any string that a client sends. */
export function answerTo(target: string): Answer {
  // Clients that take the server for a proxy send the whole URL.
  const [raw = '', search = ''] = splitTarget(target.replace(/^https?:\/\/[^/?#]*(?=\/)/i, ''));
  const path = decodePath(raw);

  const page = pages.find(({ route }) => route === path);
  if (page) return { kind: 'page', file: page.file };

  const redirect = redirects.find(({ from }) => from === path);
  if (redirect) return { kind: 'redirect', location: redirect.to + search };

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
