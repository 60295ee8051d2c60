import { Refusal } from '../console/refusal';
import type { PartReleases, Released } from './record';

/**
 * A part's record after a release. What was live stands just before the new build, so that a rollback goes
 * back to it. Builds that were rolled back from come first, so that rollbacks reach them last.
 */
export function withRelease(current: PartReleases | undefined, released: Released): PartReleases {
  const { live, history } = current ?? { history: [] };
  const position = history.findIndex(({ build }) => build === live);
  const unchanged = live === released.build && history[position]?.origin === released.origin;
  const earlier = [...history.slice(position + 1), ...history.slice(0, position + 1)];
  return unchanged && current
    ? current
    : {
        live: released.build,
        since: released.at,
        history: [...earlier.filter(({ build }) => build !== released.build), released],
      };
}

/** The build to roll back to: the one before the live one, or the one whose id begins as wanted. */
export function rollbackTarget(part: string, { live, history }: PartReleases, wanted?: string): string {
  if (live === undefined)
    throw new Refusal(`${part} is not live, since the live shell does not route to it: see npm run releases`);
  const position = history.findIndex(({ build }) => build === live);
  const found = wanted
    ? history.filter(({ build }) => build.startsWith(wanted))
    : history.slice(Math.max(position - 1, 0), position);
  const [target] = found;
  if (target && found.length === 1) {
    if (target.build === live) throw new Refusal(`${part} ${live} is live already: see npm run releases`);
    return target.build;
  }
  throw new Refusal(
    `${part} has ${target ? 'several builds' : 'no earlier build'}${wanted ? ` ${wanted}` : ''}: see npm run releases`,
  );
}
