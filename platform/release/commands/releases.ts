import { showReleases } from '../console/showReleases';
import type { Command } from './command';
import type { Site } from './site';

export const releasesCommand: Command = {
  help: `npm run releases [-- --site DIR]
Shows what is live, since when, by whom and of which commit, the builds that can be rolled back to, and the moments that
the whole site can.`,
  takes: { names: 0, options: [] },
  run: async (site: Site) => showReleases(await site.folder(), site.name()),
};
