/* Addresses and names that the build writes, releases and servers read, and browsers request. */

/** The folder of all released builds, on the site and on every other origin of its files. */
export const releasesPath = '/releases/';

/** The address of a build's public files, with slashes at both ends. */
export function browserFolder(part: string, build: string): string {
  return `${releasesPath}${part}/${build}/browser/`;
}

/** The folder of a part's development files in the live site; see platform/dev/live. */
export const developmentPath = '/development/';

/** The address of a build's public file, on any origin. */
export const releasedFileAddress = /\/releases\/(?<part>[\w-]+)\/(?<build>[\w-]+)\/browser\/(?<file>[^?#]*)/;

/** The global variable of a remote's entry script, and the remote's name in Module Federation. */
export function containerName(remote: string): string {
  return remote.replaceAll('-', '_');
}

/** The file of a remote's entry script. */
export function entryFile(remote: string): string {
  return `${remote}.js`;
}

/** The name of the exposed page's chunk, and so of its script and style sheet. */
export function pageChunk(remote: string): string {
  return `${remote}-page`;
}

/** Stands in a part's server bundle for the address of its browser folder, until the release knows it. */
export function browserFolderMark(part: string): string {
  return `/@${part}@/`;
}

/** The shell's functions on `globalThis`, which the runtime of every build calls for each file that it loads on demand. */
export interface SiteFunctions {
  /** The integrity metadata of a file of this release, from its address. */
  siteIntegrity: (address: string) => string | undefined;
  /** The address to fetch a file of this release from; a new one for each retry. */
  siteAddress: (address: string) => string;
}

/**
 * Whether a text is an origin as browsers write it. Any other text could smuggle a directive into the policy, or would
 * not match it.
 */
export function isOrigin(text: string): boolean {
  return /^https?:\/\/[\w.:[\]-]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
