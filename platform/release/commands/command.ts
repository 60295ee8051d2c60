import type { Options, Takes } from '../console/commandLine';
import type { Releases } from '../store/record';
import type { Site } from './site';

/** What `npm run <name>` does. */
export interface Command {
  help: string;
  takes: Takes;
  run: (site: Site, names: string[], options: Options) => Promise<void>;
}

/** What a command has made of a part, as in 'mf-home is live as 3c4d…'. */
export function outcome(part: string, isLiveAs: string, releases: Releases): string {
  const { live, since, history = [] } = releases[part] ?? {};
  if (live !== undefined) return `${part} ${isLiveAs} ${live}`;
  return since === undefined
    ? `${part} waits for a shell that routes to it, as ${history.at(-1)?.build ?? ''}`
    : `${part} is no longer live, since the shell does not route to it`;
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
