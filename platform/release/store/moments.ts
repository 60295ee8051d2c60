import { readFile } from 'node:fs/promises';
import { isOrigin } from 'shared-content/contract/addresses';
import { exists, replaceFile } from './files';
import { isTextIfAny, liveOrigin, isPlainName, type Releases } from './record';
import { Refusal } from '../console/refusal';
import { sitePaths } from './sitePaths';

/** A build that is live, and the origin its files are served from, where that is not the site's own. */
interface LiveBuildName {
  build: string;
  origin?: string;
}

/** What was live at once, from a change of the site until the next one. */
export interface Moment {
  /** Counts from 1. Pruned moments leave gaps. */
  id: number;
  /** When it began, ISO 8601 in UTC. */
  at: string;
  /** Who made the change. */
  by?: string;
  /** The parts that were released or rolled back then. */
  changed: string[];
  live: Record<string, LiveBuildName>;
}

/**
 * Every moment that is recorded, the present one last. `moments.json` holds those before; the present one follows from
 * the record of releases, so that a command that is killed between two files loses none, and a record from before there
 * were moments has one.
 */
export async function readMoments(site: string, releases: Releases): Promise<Moment[]> {
  const file = sitePaths(site).moments;
  const past = (await exists(file)) ? parseMoments(await readFile(file, 'utf8'), file) : [];
  const live = liveSet(releases);
  const last = past.at(-1);
  const changed = changedParts(last?.live ?? {}, live);
  if (changed.length === 0) return past;
  const [latest] = Object.values(releases).sort(({ since: one = '' }, { since: other = '' }) =>
    one < other ? 1 : -1,
  );
  const { since: at = '', by } = { ...latest };
  return [...past, { id: (last?.id ?? 0) + 1, at, by, changed, live }];
}

/** What is live by a record of releases. */
export function liveSet(releases: Releases): Moment['live'] {
  return Object.fromEntries(
    Object.entries(releases).flatMap(([part, record]) =>
      record.live === undefined ? [] : [[part, { build: record.live, origin: liveOrigin(record) }]],
    ),
  );
}

export async function writeMoments(site: string, moments: readonly Moment[]): Promise<void> {
  if (moments.length === 0) return;
  await replaceFile(sitePaths(site).moments, Buffer.from(`${JSON.stringify(moments, null, 1)}\n`));
}

/** The parts of which two sets have not the same build from the same origin. */
export function changedParts(before: Moment['live'], after: Moment['live']): string[] {
  return [...new Set([...Object.keys(after), ...Object.keys(before)])].filter(
    (part) => before[part]?.build !== after[part]?.build || before[part]?.origin !== after[part]?.origin,
  );
}

/** Throws a Refusal that names the file where the text is no list of moments. */
function parseMoments(text: string, file: string): Moment[] {
  try {
    const content: unknown = JSON.parse(text);
    if (Array.isArray(content) && content.every(isMoment) && isAscending(content)) return content;
  } catch {
    // As any other text that is none.
  }
  throw new Refusal(
    `${file} is no list of moments: restore it from a backup, or move it away, and then only rollback --to has nothing to go to`,
  );
}

function isAscending(moments: readonly Moment[]): boolean {
  return moments.every(({ id }, position) => id > (moments[position - 1]?.id ?? 0));
}

function isMoment(content: unknown): content is Moment {
  const { id, at, by, changed, live } = { ...(content as Partial<Record<keyof Moment, unknown>> | null) };
  return (
    Number.isSafeInteger(id) &&
    typeof at === 'string' &&
    isTextIfAny(by) &&
    Array.isArray(changed) &&
    changed.every((part) => typeof part === 'string') &&
    typeof live === 'object' &&
    live !== null &&
    Object.entries(live).length > 0 &&
    Object.entries(live).every(isLiveBuildName)
  );
}

function isLiveBuildName([part, content]: [string, unknown]): boolean {
  const { build, origin } = { ...(content as Partial<LiveBuildName> | null) };
  return (
    isPlainName(part) &&
    typeof build === 'string' &&
    isPlainName(build) &&
    (origin === undefined || (typeof origin === 'string' && isOrigin(origin)))
  );
}
