import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildRecord, Routing } from 'shared-content/contract/buildRecord';
import type { Releases } from './history';
import { sitePaths } from './sitePaths';

/** What a shell shows, by its build record. */
export function routingOf({ remotes = [], redirects = [], enquiries }: Partial<BuildRecord>): Routing {
  return { remotes, redirects, ...(enquiries && { enquiries }) };
}

/** What the live shell of a site shows; undefined where its build cannot be read. */
export async function liveRouting(site: string, releases: Releases): Promise<Routing | undefined> {
  const live = releases.shell?.live;
  return live === undefined ? undefined : storedRouting(site, live);
}

/** What a shell in the site's folder shows; undefined where its build cannot be read. */
export async function storedRouting(site: string, build: string): Promise<Routing | undefined> {
  try {
    const text = await readFile(path.join(sitePaths(site).build('shell', build).kept, 'build.json'), 'utf8');
    return routingOf(JSON.parse(text) as Partial<BuildRecord>);
  } catch {
    return undefined;
  }
}
