/** The inline JSON block of a page: which build of each part this document was composed from. */
export interface ReleaseData {
  /** The entry script of every remote: a path of this site, or an absolute URL on another origin. */
  remotes: Record<string, string>;
  /** Integrity metadata of files that this page may load, by address. */
  integrity?: Record<string, string>;
}

export const releaseDataId = 'release';

/** Reads the release data of this document. Throws an Error that names the block where it is missing or malformed. */
export function readReleaseData(): ReleaseData {
  const text = document.getElementById(releaseDataId)?.textContent;
  if (!text) throw new Error(`The page has no #${releaseDataId} block: it was not composed by a release`);
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    // What is wrong with it is said below.
  }
  if (!isReleaseData(data)) throw new Error(`The page's #${releaseDataId} block is not release data`);
  return data;
}

function isReleaseData(data: unknown): data is ReleaseData {
  if (typeof data !== 'object' || data === null || !('remotes' in data)) return false;
  return isTexts(data.remotes) && (!('integrity' in data) || isTexts(data.integrity));
}

function isTexts(value: unknown): value is Record<string, string> {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every((text) => typeof text === 'string');
}

/** The build that an entry's address names, for reports. */
export function buildOf(entry: string | undefined): string {
  return entry?.match(/\/releases\/[^/]+\/([^/]+)\//)?.[1] ?? 'unreleased';
}

/** The part that a released file's address names, for reports. */
export function partOf(address: string): string {
  return /\/releases\/([^/]+)\//.exec(address)?.[1] ?? 'unreleased';
}
