import { rm } from 'node:fs/promises';
import {
  enquiriesAwayFile,
  pageFile,
  staticHostFile,
  staticRedirectsFile,
  statusFile,
} from 'shared-content/contract/routes';
import type { Build } from './build';
import { replaceFile, variantNames, withVariants } from './files';
import type { Releases } from './history';
import { type SiteRecord, storedRouting, whilePending } from './siteFolder';
import { parseHeaders, statusText } from './statusAndHeaders';
import { sitePaths } from './sitePaths';

/**
 * Once the record is written the change counts: if this is interrupted later, the next command completes it. Gives the
 * number of files that are different.
 */
export async function placePages(
  site: string,
  { sets, releases }: SiteRecord,
  builds: ReadonlyMap<string, Build>,
  pages: ReadonlyMap<string, string>,
): Promise<number> {
  const headersOf = parseHeaders(pages.get(staticHostFile) ?? '');
  const status = statusText(releases, builds.get('shell')?.record, headersOf);
  const texts = [...pages, [statusFile, status] as const];
  const files = await Promise.all(texts.map(([name, text]) => withVariants(name, Buffer.from(text))));
  return whilePending(site, sets, async () => {
    let changed = 0;
    for (const [name, content] of files.flat())
      if (await replaceFile(sitePaths(site).file(name), content)) changed += 1;
    for (const name of await earlierFiles(site, releases)) {
      if (pages.has(name)) continue;
      for (const file of variantNames(name)) await rm(sitePaths(site).file(file), { force: true });
    }
    return changed;
  });
}

/** The files that some shells of this site make and others do not. */
async function earlierFiles(site: string, { shell }: Releases): Promise<string[]> {
  const routings = await Promise.all((shell?.history ?? []).map(({ build }) => storedRouting(site, build)));
  const routes = routings.flatMap((routing) => routing?.remotes ?? []).map(({ route }) => route);
  return [...new Set(routes.map(pageFile)), enquiriesAwayFile, staticRedirectsFile];
}
