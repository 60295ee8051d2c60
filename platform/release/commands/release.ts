import { isOrigin } from 'shared-content/contract/addresses';
import { type Command, folderOf, type Options, type Site } from '../console/commandLine';
import { Refusal } from '../console/refusal';
import { warnOfPlaceholders } from '../live/content';
import { finishEarlier, releaseBuilds } from '../store/change';
import type { ChangeReport } from '../store/goLive';
import type { Releases } from '../store/history';
import { refusePreview } from '../store/siteFolder';
import { partNames } from '../../parts';
import { absentBuilds } from './absentParts';
import { builtFolders, readOrBuild } from './buildParts';

export const releaseCommand: Command = {
  help: `npm run release -- [PART[=DIR] …] [--dist DIR] [--origin URL] [--strict] [--site DIR]
Builds the named parts (none named: all of this checkout) and puts them live together, or changes nothing.
  PART=DIR      release this built folder of the part instead of building it
  --dist DIR    the same, where one part is named
  --origin URL  its files are served from there, not by the site itself
  --from SITE   what this checkout and the site have no sources and no build of comes from the site in this folder
  --allow-dead-links  warn of links to addresses of the site that have no page, instead of refusing them
  --strict      refuse to release while npm run preflight finds anything in the content
Parts: ${partNames.join(', ')}`,
  takes: { names: Infinity, options: ['dist', 'origin', 'from', 'strict', 'allow-dead-links'] },
  run: runRelease,
};

async function runRelease(
  site: Site,
  names: string[],
  { dist, origin, from, strict, 'allow-dead-links': allowDeadLinks }: Options,
): Promise<void> {
  const began = performance.now();
  const folders = builtFolders(names, dist);
  if (origin && !isOrigin(origin)) throw new Refusal(`--origin is scheme and host, not '${origin}'`);
  const folder = await site.folder();
  await refusePreview(folder);
  await warnOfPlaceholders(strict);
  await finishEarlier(folder);

  const newBuilds = await readOrBuild(folders, origin);
  if (names.length === 0)
    for (const { build, line } of await absentBuilds(folder, from === undefined ? from : folderOf(from))) {
      newBuilds.set(build.record.part, { build });
      console.log(line);
    }
  const buildingMs = performance.now() - began;
  const { changed, composingMs, releases } = await site.change(
    (present) => releaseBuilds(present, newBuilds, allowDeadLinks),
    (report) => describeChange('Release', report),
  );

  for (const part of new Set([...folders.keys(), ...changed]))
    console.log(resultLine(part, 'is live as', releases));
  console.log(
    `built in ${seconds(buildingMs)}, pages composed in ${seconds(composingMs)}, ${seconds(performance.now() - began)} in all`,
  );
}

/** The result for a part, as in 'mf-home is live as 3c4d…'. */
export function resultLine(part: string, isLiveAs: string, releases: Releases): string {
  const { live, since, present } = releases[part] ?? {};
  if (live !== undefined) return `${part} ${isLiveAs} ${live}`;
  return since === undefined
    ? `${part} waits for a shell that routes to it, as ${present?.build ?? ''}`
    : `${part} is no longer live, since the shell does not route to it`;
}

/** What a release or rollback has changed: the parts in a line, and below it each build and its commit. */
export function describeChange(verb: string, { changed, releases }: ChangeReport): string {
  const builds = changed.map((part) => {
    const { live, present } = releases[part] ?? {};
    const state = live === undefined ? ', not live' : '';
    return `${part} ${present?.build ?? ''}${state}${present?.commit ? `, built from ${present.commit}` : ''}`;
  });
  return [`${verb} ${changed.join(', ')}`, '', ...builds].join('\n');
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
