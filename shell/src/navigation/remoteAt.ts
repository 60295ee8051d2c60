import { type RemoteName, remotes } from 'shared-content/contract/remotes';

/** The row of the table whose page stands at a path, read as the server reads it; undefined: that path is unknown. */
export function pageAt(pathname: string) {
  const path = decoded(pathname);
  return remotes.find(({ route }) => path === route || (route !== '/' && path === `${route}/`));
}

/** The remote whose page stands at a path, or undefined: that path is unknown. */
export function remoteAt(pathname: string): RemoteName | undefined {
  return pageAt(pathname)?.name;
}

/** Broken encodings are no path at all. */
function decoded(pathname: string) {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
