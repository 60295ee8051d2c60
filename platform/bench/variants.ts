import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseAll } from '../release/commands/buildParts';
import { sitePaths } from '../release/store/sitePaths';
import { makeMonolith } from './makeMonolith';
import { documents, scripts, writeServed } from './siteFiles';

/** The site that is measured and the two that it is measured against, each in a folder that the server serves. */
export const variants = ['composed', 'monolith', 'static'] as const;
export type Variant = (typeof variants)[number];

/** Builds and releases the composed site, and makes the others from the same sources and its documents. */
export async function makeVariants(folder: string): Promise<Record<Variant, string>> {
  const composed = path.join(folder, 'composed');
  await releaseAll(composed);
  const sites = { composed, monolith: path.join(folder, 'monolith'), static: path.join(folder, 'static') };
  await makeMonolith(composed, sites.monolith);
  await makeStatic(composed, sites.static);
  return sites;
}

/** The prerendered documents without any script: the limit of what prerendering can reach. */
async function makeStatic(composed: string, site: string): Promise<void> {
  await cp(composed, site, { recursive: true });
  for (const name of documents) {
    const text = await readFile(sitePaths(composed).file(name), 'utf8');
    await writeServed(site, name, text.replaceAll(scripts, ''));
  }
}
