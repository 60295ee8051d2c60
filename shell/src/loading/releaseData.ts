import { releasedFileAddress } from 'shared-content/contract/addresses';
import { releaseDataId } from 'shared-content/contract/document';

/** The inline JSON block of a page: which build of each part this document was composed from. */
export interface ReleaseData {
  /** The entry script of every remote: a path of this site, or an absolute URL on another origin. */
  remotes: Record<string, string>;
  /** The version of shared-content, and so of the contract, that the shell provides: for developing against this site. */
  contract?: string;
  /** Integrity metadata of files that this page may load, by address. */
  integrity?: Record<string, string>;
}

/** Reads the release data of this document. Throws an Error that names the block if it is missing or malformed. */
export function readReleaseData(): ReleaseData {
  const text = document.getElementById(releaseDataId)?.textContent;
  if (!text) throw new Error(`The page has no #${releaseDataId} block: it was not composed by a release`);
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    // `data` stays undefined, which is refused below.
  }
  if (!isReleaseData(data)) throw new Error(`The page's #${releaseDataId} block is not release data`);
  return data;
}

function isReleaseData(data: unknown): data is ReleaseData {
  if (typeof data !== 'object' || data === null || !('remotes' in data)) return false;
  return isStringRecord(data.remotes) && (!('integrity' in data) || isStringRecord(data.integrity));
}

function isStringRecord(value: unknown): value is Record<string, string> {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every((entry) => typeof entry === 'string');
}

/** Whether this is the path of a released file. A development server's files have other paths. */
export function isReleased(pathname: string): boolean {
  return releasedFileAddress.exec(pathname)?.index === 0;
}

/** The build that an entry's address names, for reports. */
export function buildOf(entry: string | undefined): string {
  return releasedFileAddress.exec(entry ?? '')?.groups?.build ?? 'unreleased';
}

/** The part that a released file's address names, for reports. */
export function partOf(address: string): string {
  return releasedFileAddress.exec(address)?.groups?.part ?? 'unreleased';
}
