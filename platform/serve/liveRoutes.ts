import { liveRouting } from '../release/store/liveRouting';
import { ownRoutes, routesOf, type SiteRoutes } from 'shared-content/contract/routes';
import { readReleases } from '../release/store/siteFolder';
import { sitePaths } from '../release/store/sitePaths';
import { readOnceReplaced } from './readOnceReplaced';

/** Gives a function that gives the routes of a site's live shell; where no shell is on record, those of these sources. */
export function liveRoutesOf(site: string): () => Promise<SiteRoutes> {
  const read = async () => {
    const routing = await liveRouting(site, await readReleases(site));
    return routing ? routesOf(routing) : ownRoutes;
  };
  return readOnceReplaced(sitePaths(site).releases, read, Promise.resolve(ownRoutes));
}
