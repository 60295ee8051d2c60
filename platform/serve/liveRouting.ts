import { liveRouting } from '../release/store/liveRouting';
import { ownRouting } from 'shared-content/contract/routes';
import type { Routing } from 'shared-content/contract/buildRecord';
import { readReleases } from '../release/store/siteFolder';
import { sitePaths } from '../release/store/sitePaths';
import { readOnceReplaced } from './readOnceReplaced';

/** Gives a function that gives what a site's live shell shows; where no shell is on record, that of these sources. */
export function liveRoutingOf(site: string): () => Promise<Routing> {
  const read = async () => (await liveRouting(site, await readReleases(site))) ?? ownRouting;
  return readOnceReplaced(sitePaths(site).releases, read, Promise.resolve(ownRouting));
}
