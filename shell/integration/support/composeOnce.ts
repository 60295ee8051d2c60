import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildPart } from '../../release/buildPart';
import { partNames, releaseBuilds } from '../../release/change';

/** Builds the four parts and releases them, once for all tests of a run, into a folder of its own. */
export default async function composeOnce(): Promise<void> {
  const site = await mkdtemp(path.join(tmpdir(), 'site-'));
  const builds = await Promise.all(partNames.map(buildPart));
  await releaseBuilds(site, new Map(builds.map((build) => [build.record.part, { build }])));
  process.env.COMPOSED_SITE = site;
}
