import { changedParts, type Moment } from './moments';
import { liveOrigin, type Releases } from './record';
import { Refusal } from '../console/refusal';

/** The record of a site after it was put back to a moment. Parts that were not there then stay as they are. */
export function backAt({ live }: Moment, releases: Releases, at: string): Releases {
  const next = { ...releases };
  for (const [part, { build, origin }] of Object.entries(live)) {
    const current = releases[part];
    if (!current || (current.live === build && liveOrigin(current) === origin)) continue;
    const history = current.history.map((released) =>
      released.build === build ? { ...released, origin } : released,
    );
    next[part] = { live: build, since: at, history };
  }
  return next;
}

/** The moments that can be put back, in their order: all of whose builds are still there, and that are not the present. */
export function restorable(moments: readonly Moment[], releases: Releases): Moment[] {
  const present = moments.at(-1)?.live ?? {};
  return keptMoments(moments, releases).filter(({ live }) =>
    changedParts(present, live).some((part) => part in live),
  );
}

/** The moments all of whose builds are still there. */
export function keptMoments(moments: readonly Moment[], releases: Releases): Moment[] {
  return moments.filter(({ live }) => isKept(live, releases));
}

/** The moment of this id. Throws a Refusal where it cannot be put back. */
export function momentOf(wanted: string, moments: readonly Moment[], releases: Releases): Moment {
  const id = /^\d{1,9}$/.test(wanted) ? Number(wanted) : 0;
  const found = restorable(moments, releases).find((moment) => moment.id === id);
  if (found) return found;
  const last = moments.at(-1)?.id ?? 0;
  if (id < 1 || id > last) throw new Refusal(`There is no moment ${wanted}: see npm run releases`);
  const known = moments.find((moment) => moment.id === id);
  throw new Refusal(
    known && isKept(known.live, releases)
      ? `What was live at moment ${id} is live now: see npm run releases`
      : `Moment ${id} cannot be put back, since builds of it were pruned: see npm run releases`,
  );
}

/** The latest moment at which a build was live, among those that can be put back. */
export function momentWith(
  part: string,
  build: string,
  moments: readonly Moment[],
  releases: Releases,
): Moment | undefined {
  return restorable(moments, releases).findLast(({ live }) => live[part]?.build === build);
}

function isKept(live: Moment['live'], releases: Releases): boolean {
  return Object.entries(live).every(([part, { build }]) =>
    releases[part]?.history.some((released) => released.build === build),
  );
}
