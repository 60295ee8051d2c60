import type { Routing } from 'shared-content/contract/buildRecord';
import { liveRouting, routingOf } from '../store/liveRouting';
import type { PartReleases, Releases } from '../store/record';
import type { Build } from '../store/build';

/**
 * The record of a site once a shell routes to these remotes: what it routes to is live, and nothing else. A part that
 * begins to be live does so with its last build.
 */
export function routed(before: Releases, next: Releases, { remotes }: Routing, at: string): Releases {
  const shown = ['shell', ...remotes.map(({ name }) => name)];
  return Object.fromEntries(
    Object.entries(next).map(([part, record]) => [
      part,
      shown.includes(part) ? asLive(record, at) : asAway(record, before[part], at),
    ]),
  );
}

/** What the shell of a record shows, which may be a new one; undefined where its build is damaged. */
export async function nextRouting(
  site: string,
  next: Releases,
  newBuilds: ReadonlyMap<string, { build: Build }>,
): Promise<Routing | undefined> {
  const shell = newBuilds.get('shell');
  return shell ? routingOf(shell.build.record) : liveRouting(site, next);
}

function asLive(record: PartReleases, at: string): PartReleases {
  const last = record.history.at(-1);
  return record.live === undefined && last ? { ...record, live: last.build, since: at } : record;
}

/** What was live stands last, so that a shell that routes to the part again shows that. */
function asAway(record: PartReleases, before: PartReleases | undefined, at: string): PartReleases {
  const { live, history, by } = record;
  if (live === undefined) return record;
  const position = history.findIndex(({ build }) => build === live);
  return {
    ...(before?.live !== undefined && { since: at }),
    ...(by !== undefined && { by }),
    history: [...history.slice(position + 1), ...history.slice(0, position + 1)],
  };
}
