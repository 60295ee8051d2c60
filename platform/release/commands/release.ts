import { isOrigin } from 'shared-content/contract/addresses';
import type { Options } from '../console/commandLine';
import { describeChange } from '../console/describe';
import { Refusal } from '../console/refusal';
import { warnOfPlaceholders } from '../live/preflight/readiness';
import { releaseBuilds } from '../store/change';
import { finishEarlier } from '../store/finishEarlier';
import { refusePreview } from '../store/previewSite';
import { partNames } from './buildParts';
import { builtFolders, readOrBuild } from './candidates';
import { type Command, outcome, seconds } from './command';
import type { Site } from './site';

export const releaseCommand: Command = {
  help: `npm run release -- [PART[=DIR] …] [--dist DIR] [--origin URL] [--strict] [--site DIR]
Builds the named parts (none named: all) and puts them live together, or changes nothing.
  PART=DIR      release this built folder of the part instead of building it
  --dist DIR    the same, where one part is named
  --origin URL  its files are served from there, not by the site itself
  --strict      refuse to release while npm run preflight finds anything in the content
Parts: ${partNames.join(', ')}`,
  takes: { names: Infinity, options: ['dist', 'origin', 'strict'] },
  run: runRelease,
};

async function runRelease(site: Site, names: string[], { dist, origin, strict }: Options): Promise<void> {
  const began = performance.now();
  const folders = builtFolders(names, dist);
  if (origin && !isOrigin(origin)) throw new Refusal(`--origin is scheme and host, not '${origin}'`);
  const folder = await site.folder();
  await refusePreview(folder);
  await warnOfPlaceholders(strict);
  await finishEarlier(folder);

  const newBuilds = await readOrBuild(folders, origin);
  const buildingMs = performance.now() - began;
  const { changed, composingMs, releases } = await site.change(
    (present) => releaseBuilds(present, newBuilds),
    (report) => describeChange('Release', report),
  );

  for (const part of new Set([...folders.keys(), ...changed]))
    console.log(outcome(part, 'is live as', releases));
  console.log(
    `built in ${seconds(buildingMs)}, pages composed in ${seconds(composingMs)}, ${seconds(performance.now() - began)} in all`,
  );
}
