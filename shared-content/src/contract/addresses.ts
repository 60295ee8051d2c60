/*
 * Addresses and names that the build writes, the release and the servers read, and the browser requests. Each is
 * spelled only here.
 */

/** The folder of all released builds, on the site and on any other origin that serves their files. */
export const releasesPath = '/releases/';

/** The address of a build's public files, with slashes at both ends. */
export function browserFolder(part: string, build: string): string {
  return `${releasesPath}${part}/${build}/browser/`;
}

/** The folder of the files that a part's dev server puts into the live site; see platform/dev/live. */
export const developmentPath = '/development/';

/** Matches the address of a build's public file, on any origin: part, build and file name. */
export const releasedFileAddress = /\/releases\/(?<part>[\w-]+)\/(?<build>[\w-]+)\/browser\/(?<file>[^?#]*)/;

/** The global variable that a remote's entry script sets, and the name that federation knows the remote by. */
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

/** The placeholder in a part's server bundle for its browser folder, whose address is known only at the release. */
export function browserFolderMark(part: string): string {
  return `/@${part}@/`;
}

/** What the shell puts on `globalThis` for all builds, whose runtime asks it for each file that is loaded on demand. */
export interface SiteFunctions {
  /** The integrity metadata of a file of this release, from its address. */
  siteIntegrity: (address: string) => string | undefined;
  /** Where to fetch a file of this release; another address each time it is asked for again. */
  siteAddress: (address: string) => string;
}

/**
 * Whether a text is a bare origin as browsers write it. Anything else could smuggle a directive into the policy;
 * another spelling would not be the one that the policy names.
 */
export function isOrigin(text: string): boolean {
  return /^https?:\/\/[\w.:[\]-]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
