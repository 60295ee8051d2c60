import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';
import { isOrigin } from 'shared-content/contract/addresses';
import { projectFolder } from '../../projectFolder.mjs';
import { Refusal } from '../console/refusal';
import { exists } from './files';
import { sitePaths } from './sitePaths';

export interface RecordedBuild {
  build: string;
  /** The origin its files are served from, if that is not the site's own. */
  origin?: string;
  /** The commit that it was built from, if known. */
  commit?: string;
}

/** The builds that are live together, from one change of the site until the next. */
export interface ReleaseSet {
  /** Counts from 1 without gaps. */
  id: number;
  /** When it went live, ISO 8601 in UTC. */
  at: string;
  by?: string;
  change: 'release' | 'rollback';
  /** The parts that are different from the set before. */
  changed: string[];
  live: Record<string, RecordedBuild>;
  /** Builds of parts that the shell of this set does not route to. The next shell that does puts them live. */
  waiting: Record<string, RecordedBuild>;
}

/**
 * All release sets of a site, the live one last; an empty list for a new folder. Throws a Refusal for an unreadable record.
 */
export async function readReleaseSets(site: string): Promise<ReleaseSet[]> {
  const file = sitePaths(site).releases;
  return (await exists(file)) ? parseReleaseSets(await readFile(file, 'utf8'), file) : [];
}

/** Reads the text of a `releases.json`. Throws a Refusal that names the file and the first bad set. */
export function parseReleaseSets(text: string, file: string): ReleaseSet[] {
  const sets = parse(text);
  // An empty record is refused too: a release would take the site for a new one, and lose its history.
  if (sets.length > 0 && sets.every(isReleaseSet)) return sets;
  const bad = sets.findIndex((set, position) => !isReleaseSet(set, position));
  const place = bad < 0 ? '' : ` (see release set ${bad + 1})`;
  throw new Refusal(
    `${file} is no record of releases${place}: restore it from a backup, or release all parts into a new folder`,
  );
}

/** One line a set, so that a version control system shows each release as one line more. */
export function recordText(sets: readonly ReleaseSet[]): string {
  return `[\n${sets.map((set) => JSON.stringify(set)).join(',\n')}\n]\n`;
}

/** Names of parts and builds are names of folders, and must not lead out of the site. */
export function isPlainName(name: unknown): name is string {
  // Objects have some names before anybody sets them.
  return typeof name === 'string' && /^[\w-]+$/.test(name) && !(name in {});
}

/** Whether this is text to print, or missing. Control characters would reach the terminal. */
export function isPrintable(value: unknown): boolean {
  return value === undefined || (typeof value === 'string' && !/\p{Cc}/u.test(value));
}

function parse(text: string): unknown[] {
  try {
    const content: unknown = JSON.parse(text);
    return Array.isArray(content) ? content : [];
  } catch {
    return [];
  }
}

function isReleaseSet(content: unknown, position: number): content is ReleaseSet {
  const { id, at, by, change, changed, live, waiting } = { ...(content as Partial<ReleaseSet> | null) };
  return (
    id === position + 1 &&
    typeof at === 'string' &&
    /^[\d:.TZ-]+$/.test(at) &&
    !Number.isNaN(Date.parse(at)) &&
    isPrintable(by) &&
    (change === 'release' || change === 'rollback') &&
    Array.isArray(changed) &&
    changed.every(isPlainName) &&
    isBuilds(live) &&
    Object.hasOwn(live, 'shell') &&
    isBuilds(waiting)
  );
}

function isBuilds(content: unknown): content is Record<string, RecordedBuild> {
  return (
    typeof content === 'object' &&
    content !== null &&
    Object.entries(content).every(([part, build]) => isPlainName(part) && isRecordedBuild(build))
  );
}

function isRecordedBuild(content: unknown): boolean {
  const { build, origin, commit } = { ...(content as Partial<RecordedBuild> | null) };
  return (
    isPlainName(build) &&
    isPrintable(commit) &&
    (origin === undefined || (typeof origin === 'string' && isOrigin(origin)))
  );
}

const run = promisify(execFile);

const commitLength = 12;

/**
 * The commit of a build in a folder: RELEASE_COMMIT, or else that of the checkout around it, with `-dirty` if
 * it has changes.
 */
export async function commitOf(folder: string): Promise<string | undefined> {
  const named = variable('RELEASE_COMMIT');
  if (named && /^[0-9a-f]{7,64}$/.test(named)) return named.slice(0, commitLength);
  return git(folder, 'describe', '--always', '--exclude=*', `--abbrev=${commitLength}`, '--dirty');
}

/** Who runs the command, for the record: RELEASE_BY, the name that git knows, or the system's user. */
export async function whoRuns(): Promise<string | undefined> {
  return variable('RELEASE_BY') ?? (await git(projectFolder, 'config', 'user.name')) ?? systemUser();
}

/** Without control characters, which a terminal would follow. */
function variable(name: 'RELEASE_BY' | 'RELEASE_COMMIT'): string | undefined {
  return (process.env[name] ?? '').replaceAll(/\p{Cc}/gu, '').trim() || undefined;
}

async function git(cwd: string, ...line: string[]): Promise<string | undefined> {
  try {
    const { stdout } = await run('git', line, { cwd });
    return stdout.trim() || undefined;
  } catch {
    return undefined;
  }
}

/** In a container the user may have a number and no name. */
function systemUser(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    return undefined;
  }
}
