import { type RemoteName, remotes } from 'shared-content/contract/remotes';

/**
 * The row in the table of remotes whose page has this path; undefined if none has. A trailing slash and percent
 * encodings count for nothing, as on the server.
 */
export function pageAt(pathname: string) {
  const path = decoded(pathname);
  return remotes.find(({ route }) => path === route || (route !== '/' && path === `${route}/`));
}

/** The remote whose page has this path. */
export function remoteAt(pathname: string): RemoteName | undefined {
  return pageAt(pathname)?.name;
}

/** Undefined for a broken percent encoding, which is the path of no page. */
function decoded(pathname: string) {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
