import { Refusal } from '../console/refusal';
import type { RecordedBuild, ReleaseSet } from './releaseSets';

export interface Released extends RecordedBuild {
  /** ISO 8601 in UTC. */
  at: string;
  by?: string;
}

/** The history of one part, as the release sets tell it. */
export interface PartReleases {
  /** The build that visitors get; undefined while the live shell does not route to the part. */
  live?: string;
  /** The live build, or the build that goes live with the next shell that routes to the part. */
  present: Released;
  /** When the live build went live, or the part ceased to be live; undefined if it was never live. */
  since?: string;
  by?: string;
  /** The stored builds. A rollback goes from the present one to the one before it in this list. */
  history: Released[];
}

export type Releases = Record<string, PartReleases>;

/** The history of each part. `isStored` says whether a build can go live again, or was pruned. */
export function releasesOf(
  sets: readonly ReleaseSet[],
  isStored: (part: string, build: string) => boolean,
): Releases {
  const releases: Releases = {};
  for (const set of sets)
    for (const [part, build] of Object.entries({ ...set.live, ...set.waiting }))
      releases[part] = after(releases[part], build, set, part in set.live);
  return Object.fromEntries(
    Object.entries(releases).flatMap(([part, record]): [string, PartReleases][] => {
      const { live, present } = record;
      if (live === undefined && !isStored(part, present.build)) return [];
      const history = record.history.filter(({ build }) => build === live || isStored(part, build));
      return [[part, { ...record, history }]];
    }),
  );
}

/**
 * The history of a part after a release set. A release puts its build last, and builds that were rolled back from first:
 * rollbacks reach these last.
 */
function after(
  before: PartReleases | undefined,
  recorded: RecordedBuild,
  { at, by, change }: ReleaseSet,
  isLive: boolean,
): PartReleases {
  const wasLive = before?.live !== undefined;
  const isSame = before !== undefined && isSameBuild(before.present, recorded);
  if (isSame && isLive === wasLive) return before;
  const { history = [], present } = before ?? {};
  const known = history.find(({ build }) => build === recorded.build);
  const isRelease = !known || (change === 'release' && !isSame);
  const released = isRelease ? { ...recorded, at, by } : { ...known, ...recorded, origin: recorded.origin };
  const position = present ? history.findIndex(({ build }) => build === present.build) + 1 : 0;
  return {
    ...(isLive && { live: recorded.build }),
    present: released,
    // A part without a route waits for one from its first release on.
    ...((isLive || wasLive) && { since: at, by }),
    history: isRelease
      ? [...history.slice(position), ...history.slice(0, position)]
          .filter(({ build }) => build !== recorded.build)
          .concat(released)
      : history.map((other) => (other === known ? released : other)),
  };
}

function isSameBuild(one: RecordedBuild | undefined, other: RecordedBuild | undefined): boolean {
  return one?.build === other?.build && one?.origin === other?.origin;
}

/** The build to roll a part back to: the one before the live one, or the one whose id starts with `wanted`. */
export function rollbackTarget(
  part: string,
  { live, history }: PartReleases,
  wanted?: string,
): RecordedBuild {
  if (live === undefined)
    throw new Refusal(`${part} is not live, since the live shell does not route to it: see npm run releases`);
  const position = history.findIndex(({ build }) => build === live);
  const found = wanted
    ? history.filter(({ build }) => build.startsWith(wanted))
    : history.slice(Math.max(position - 1, 0), position);
  const [target] = found;
  if (target && found.length === 1) {
    if (target.build === live) throw new Refusal(`${part} ${live} is live already: see npm run releases`);
    return recordedBuild(target);
  }
  throw new Refusal(
    `${part} has ${target ? 'several builds' : 'no earlier build'}${wanted ? ` ${wanted}` : ''}: see npm run releases`,
  );
}

export function recordedBuild({ build, origin, commit }: RecordedBuild): RecordedBuild {
  return { build, origin, commit };
}

export function changedParts(before: ReleaseSet['live'], next: ReleaseSet['live']): string[] {
  const parts = new Set([...Object.keys(next), ...Object.keys(before)]);
  return [...parts].filter((part) => !isSameBuild(before[part], next[part]));
}

/** The release sets that the whole site can go back to: all builds are stored, and at least one is not live now. */
export function restorable(sets: readonly ReleaseSet[], releases: Releases): ReleaseSet[] {
  const present = sets.at(-1)?.live ?? {};
  return sets.filter(
    ({ live }) => isStoredSet(live, releases) && changedParts(present, live).some((part) => part in live),
  );
}

/** The release set with this id. Throws a Refusal if the site cannot be put back to it. */
export function restorableSet(wanted: string, sets: readonly ReleaseSet[], releases: Releases): ReleaseSet {
  const set = sets.find(({ id }) => String(id) === wanted);
  if (!set) throw new Refusal(`There is no release set ${wanted}: see npm run releases`);
  if (restorable(sets, releases).includes(set)) return set;
  throw new Refusal(
    isStoredSet(set.live, releases)
      ? `Release set ${wanted} is live now: see npm run releases`
      : `Release set ${wanted} cannot be put back, since builds of it were pruned: see npm run releases`,
  );
}

function isStoredSet(live: ReleaseSet['live'], releases: Releases): boolean {
  return Object.entries(live).every(([part, { build }]) =>
    releases[part]?.history.some((released) => released.build === build),
  );
}
