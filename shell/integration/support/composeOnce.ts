import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildPart } from '../../release/buildPart';
import { partNames, releaseBuilds } from '../../release/change';

/**
 * Builds the parts and releases them, once for all tests of a run, into a folder of its own; or takes the site that
 * the environment variable SITE names.
 */
export default async function composeOnce(): Promise<void> {
  if (process.env.SITE) {
    process.env.COMPOSED_SITE = path.resolve(process.env.SITE);
    return;
  }
  const site = await mkdtemp(path.join(tmpdir(), 'site-'));
  const builds = await Promise.all(partNames.map(buildPart));
  await releaseBuilds(site, new Map(builds.map((build) => [build.record.part, { build }])));
  process.env.COMPOSED_SITE = site;
}
