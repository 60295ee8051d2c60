import { isOrigin } from 'shared-content/contract/addresses';
import { Refusal } from '../console/refusal';

/** One build of a part that was released. */
export interface Released {
  build: string;
  /** When it was released, ISO 8601 in UTC. */
  at: string;
  /** The origin its files are served from, where that is not the site's own. */
  origin?: string;
  /** The commit that it was built from, where the release knew it. */
  commit?: string;
  /** Who released it. */
  by?: string;
}

export interface PartReleases {
  /** The build that visitors get; none while the live shell does not route to the part. */
  live?: string;
  /** When the live build went live, or when the part ceased to be live. A part without it waits to be live at last. */
  since?: string;
  /** Who put it live. */
  by?: string;
  /**
   * In the order in which they were live; a rollback goes from the live build to the one before it. Where none is live,
   * the last one will be.
   */
  history: Released[];
}

/** `releases.json`: what is live, and what was released, part by part. */
export type Releases = Record<string, PartReleases>;

/** Names of parts and builds are names of folders, and must not lead out of the site. */
export function isPlainName(name: string): boolean {
  // Objects have some names before anybody sets them.
  return /^[\w-]+$/.test(name) && !(name in {});
}

/** Reads the text of a `releases.json`. Throws a Refusal that names the file where it is no such record. */
export function parseReleases(text: string, file: string): Releases {
  const content = parse(text);
  if (isReleases(content)) return content;
  const broken = Object.entries(content ?? {}).find((entry) => !isEntry(entry));
  throw new Refusal(
    `${file} is no record of releases${broken ? ` (see ${broken[0]})` : ''}: restore it from a backup, or release all parts into a new folder`,
  );
}

/** The origin that the live build is served from, where that is not the site's own. */
export function liveOrigin({ live, history }: PartReleases): string | undefined {
  return history.find(({ build }) => build === live)?.origin;
}

/** The build that a part shows, or will show once a shell routes to it. */
export function presentBuild({ live, history }: PartReleases): string {
  return live ?? history.at(-1)?.build ?? '';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A record without parts is refused: a release would take the site for a new one, and lose its history. */
function isReleases(content: unknown): content is Releases {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return false;
  const entries = Object.entries(content);
  return entries.length > 0 && entries.every(isEntry);
}

function isEntry([part, content]: [string, unknown]): boolean {
  const { live, since, by, history } = { ...(content as Partial<PartReleases> | null) };
  return (
    isPlainName(part) &&
    isTextIfAny(since) &&
    isTextIfAny(by) &&
    Array.isArray(history) &&
    history.length > 0 &&
    history.every(isReleased) &&
    (live === undefined || (since !== undefined && history.some(({ build }) => build === live)))
  );
}

function isReleased(content: unknown): content is Released {
  const { build, at, origin, commit, by } = { ...(content as Partial<Released> | null) };
  return (
    typeof build === 'string' &&
    isPlainName(build) &&
    typeof at === 'string' &&
    isTextIfAny(commit) &&
    isTextIfAny(by) &&
    (origin === undefined || (typeof origin === 'string' && isOrigin(origin)))
  );
}

/** Whether this is text to print, if it is there: it must not hold what a terminal follows. */
export function isTextIfAny(value: unknown): boolean {
  return value === undefined || (typeof value === 'string' && !/\p{Cc}/u.test(value));
}
