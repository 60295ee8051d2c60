import { rm } from 'node:fs/promises';
import { replaceFile, variantNames, withVariants } from './files';
import { storedRouting } from './liveRouting';
import { statusText } from './publicStatus';
import type { Releases } from './record';
import { parseHeaders } from './releasedHeaders';
import {
  enquiriesAwayFile,
  pageFile,
  staticHostFile,
  staticRedirectsFile,
  statusFile,
} from 'shared-content/contract/routes';
import { whilePending } from './siteFolder';
import { sitePaths } from './sitePaths';
import type { Build } from './build';

/**
 * Once the record is written the release counts: if it is interrupted after that, `finishInterrupted` finishes it.
 * Gives the number of files that have changed.
 */
export async function putInPlace(
  site: string,
  releases: Releases,
  builds: ReadonlyMap<string, Build>,
  pages: ReadonlyMap<string, string>,
): Promise<number> {
  const status = statusText(
    releases,
    builds.get('shell')?.record,
    parseHeaders(pages.get(staticHostFile) ?? ''),
  );
  const texts = [...pages, [statusFile, status] as const];
  const files = await Promise.all(texts.map(([name, text]) => withVariants(name, Buffer.from(text))));
  return whilePending(site, releases, async () => {
    let changed = 0;
    for (const [name, content] of files.flat()) {
      if (await replaceFile(sitePaths(site).file(name), content)) changed += 1;
    }
    for (const name of await formerFiles(site, releases)) {
      if (pages.has(name)) continue;
      for (const file of variantNames(name)) await rm(sitePaths(site).file(file), { force: true });
    }
    return changed;
  });
}

/** The files of which each shell on record makes those that it needs. One that is not made any more must go. */
async function formerFiles(site: string, { shell }: Releases): Promise<string[]> {
  const routings = await Promise.all((shell?.history ?? []).map(({ build }) => storedRouting(site, build)));
  const routes = routings.flatMap((routing) => routing?.remotes ?? []).map(({ route }) => route);
  return [...new Set(routes.map(pageFile)), enquiriesAwayFile, staticRedirectsFile];
}
