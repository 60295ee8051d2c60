import { business } from 'shared-content/business';
import { type RemoteName, remotes } from 'shared-content/contract/remotes';

/** The title of the page for paths that have none, and of `404.html`. */
export const unknownPageTitle = `Page not found | ${business.name}`;

/**
 * The row of the remote whose page has this path; undefined if there is none. As on the server, a trailing slash and
 * percent encodings make no difference.
 */
export function pageAt(pathname: string) {
  const path = decoded(pathname);
  return remotes.find(({ route }) => path === route || (route !== '/' && path === `${route}/`));
}

/** The remote whose page has this path. */
export function remoteAt(pathname: string): RemoteName | undefined {
  return pageAt(pathname)?.name;
}

/** Undefined for a broken percent encoding, which no page has. */
function decoded(pathname: string) {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
