import type { Options } from '../console/commandLine';
import { Refusal } from '../console/refusal';
import { showPublished, showReleases } from '../console/showReleases';
import { addressOfSite } from '../live/preflight/address';
import { readPublished } from '../live/status/readPublished';
import type { Command } from './command';
import type { Site } from './site';

export const releasesCommand: Command = {
  help: `npm run releases [-- --site DIR | --at URL]
Shows what is live, since when, by whom and of which commit, the builds that can be rolled back to, and the moments that
the whole site can.
  --at URL  of a live site, what it publishes: what is live, since when, and of which commit`,
  takes: { names: 0, options: ['at'] },
  run: runReleases,
};

async function runReleases(site: Site, _names: string[], { at, site: named }: Options): Promise<void> {
  if (at !== undefined && named !== undefined)
    throw new Refusal('--at reads a live site, and --site its record: give one of them');
  if (at === undefined) await showReleases(await site.folder(), site.name());
  else showPublished(await readPublished(addressOfSite(at)));
}
