import type { ChangeReport } from '../store/goLive';
import type { Pruned } from '../store/pruneSite';

/** What a release or rollback has changed: the parts in a line, and below it each build and its commit. */
export function describeChange(verb: string, { changed, releases }: ChangeReport): string {
  const builds = changed.map((part) => {
    const { live, history = [] } = releases[part] ?? {};
    const present = history.find(({ build }) => build === live) ?? history.at(-1);
    const { build = '', commit } = present ?? {};
    return `${part} ${build}${live === undefined ? ', not live' : ''}${commit ? `, built from ${commit}` : ''}`;
  });
  return [`${verb} ${changed.join(', ')}`, '', ...builds].join('\n');
}

/** What was pruned: the number in a line, and below it each build. */
export function describePruned({ removed }: Pruned): string {
  return [`Prune ${removed.length} builds`, '', ...removed].join('\n');
}
