import type { Options, Takes } from '../console/commandLine';
import type { ChangeReport } from '../store/goLive';
import type { Releases } from '../store/history';

/** What `npm run <name>` does. */
export interface Command {
  help: string;
  takes: Takes;
  run: (site: Site, names: string[], options: Options) => Promise<void>;
}

/** The site that a command works on, wherever it lives. */
export interface Site {
  /** As messages name it. */
  name(): string;
  /** A folder with the site as it is, to read: changes in it may be live at once, or never. */
  folder(): Promise<string>;
  /**
   * Runs a change of the site's folder, and makes it live. It runs again if somebody else has changed the site
   * meanwhile, on top of theirs.
   *
   * @param describe the message of the change: a line, and perhaps more below it
   */
  change<T>(change: (folder: string) => Promise<T>, describe: (result: T) => string): Promise<T>;
  /** An error as the user of the command understands it. */
  explain(error: unknown): unknown;
  /** Removes temporary files. */
  close(): Promise<void>;
}

/** The result for a part, as in 'mf-home is live as 3c4d…'. */
export function resultLine(part: string, isLiveAs: string, releases: Releases): string {
  const { live, since, present } = releases[part] ?? {};
  if (live !== undefined) return `${part} ${isLiveAs} ${live}`;
  return since === undefined
    ? `${part} waits for a shell that routes to it, as ${present?.build ?? ''}`
    : `${part} is no longer live, since the shell does not route to it`;
}

/** What a release or rollback has changed: the parts in a line, and below it each build and its commit. */
export function describeChange(verb: string, { changed, releases }: ChangeReport): string {
  const builds = changed.map((part) => {
    const { live, present } = releases[part] ?? {};
    const state = live === undefined ? ', not live' : '';
    return `${part} ${present?.build ?? ''}${state}${present?.commit ? `, built from ${present.commit}` : ''}`;
  });
  return [`${verb} ${changed.join(', ')}`, '', ...builds].join('\n');
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
