/*
 * Addresses and names that the build writes, the release and the servers read, and the browser asks for. Each is
 * spelled here alone.
 */

/** Below it stand the files of every released build, on the site and on any other origin that serves them. */
export const releasesPath = '/releases/';

/** The address of a build's public files, with slashes at both ends. */
export function browserFolder(part: string, build: string): string {
  return `${releasesPath}${part}/${build}/browser/`;
}

/** Part, build and file name of an address below a build's `browser/`, on whatever origin. */
export const releasedFileAddress = /\/releases\/(?<part>[\w-]+)\/(?<build>[\w-]+)\/browser\/(?<file>[^?#]*)/;

/** The global variable that a remote's entry script sets, and the name that federation knows the remote by. */
export function containerName(remote: string): string {
  return remote.replaceAll('-', '_');
}

/** The script that a remote is entered by. */
export function entryFile(remote: string): string {
  return `${remote}.js`;
}

/** The chunk of the exposed page, whose script and style sheet have this name. */
export function pageChunk(remote: string): string {
  return `${remote}-page`;
}

/**
 * Stands in a part's server bundle for the address of its browser folder, which is known only at its release.
 */
export function browserFolderMark(part: string): string {
  return `/@${part}@/`;
}
