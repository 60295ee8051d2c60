import { isOrigin } from 'shared-content/contract/addresses';
import { partNames } from './buildParts';
import { builtFolders, readOrBuild } from './candidates';
import { releaseBuilds, rollBack, rollBackTo } from '../store/change';
import type { ChangeReport } from '../store/goLive';
import { describeChange, describePruned } from '../console/describe';
import { finishEarlier } from '../store/finishEarlier';
import { addressOfSite } from '../live/preflight/address';
import { showPublished, showReleases } from '../console/showReleases';
import { readPublished } from '../live/status/readPublished';
import type { Site } from './site';
import { withSite } from './withSite';
import { isElsewhere, type Options, readCommandLine, type Takes } from '../console/commandLine';
import { warnOfPlaceholders } from '../live/preflight/readiness';
import { checkPreview, makePreview, refusePreview } from './preview';
import { prune } from './prune';
import { publish } from '../targets/publish';
import { publishByRsync } from '../targets/publishByRsync';
import { rsyncTarget } from '../targets/rsync';
import { targetFolder } from '../targets/targetFolder';
import type { Releases } from '../store/record';
import { Refusal } from '../console/refusal';

interface Command {
  help: string;
  takes: Takes;
  run: (site: Site, names: string[], options: Options) => Promise<void>;
}

/** The commands by name, as `npm run <name>` calls them. */
const commands: Record<string, Command> = {
  release: {
    help: `npm run release -- [PART[=DIR] …] [--dist DIR] [--origin URL] [--strict] [--site DIR]
Builds the named parts (none named: all) and puts them live together, or changes nothing.
  PART=DIR      release this built folder of the part instead of building it
  --dist DIR    the same, where one part is named
  --origin URL  its files are served from there, not by the site itself
  --strict      refuse to release while npm run preflight finds anything in the content
Parts: ${partNames.join(', ')}`,
    takes: { names: Infinity, options: ['dist', 'origin', 'strict'] },
    run: runRelease,
  },
  preview: {
    help: `npm run preview -- [PART[=DIR] …] [--dist DIR] --to DIR [--site DIR]
Makes a folder with the live site as it would be after a release of the named parts (none named: all), which passes the
same checks. Search engines are asked not to list it. The live site stays as it is.
  --to DIR      the folder: a new or empty one, or an earlier preview, which is replaced
  PART=DIR      take this built folder of the part instead of building it
  --dist DIR    the same, where one part is named
  --site DIR    the live site
Parts: ${partNames.join(', ')}`,
    takes: { names: Infinity, options: ['dist', 'to'] },
    run: runPreview,
  },
  publish: {
    help: `npm run publish -- --to TARGET [--site DIR]
Brings a folder, here or on another machine, up to date with what visitors may have of the site: builds before pages,
pages before removals. Files that others have put there stay. Interrupted, it still serves whole pages; run it again.
  --to TARGET  a folder, or a target of rsync: user@host:/path or rsync://host/module/path`,
    takes: { names: 0, options: ['to'] },
    run: runPublish,
  },
  rollback: {
    help: `npm run rollback -- PART [BUILD] [--site DIR]
Puts the build of a part live that was live before the present one, or the named one (its first digits will do).
npm run rollback -- --to MOMENT [--site DIR]
Puts all parts back to the builds that were live together at that moment, as npm run releases numbers them.`,
    takes: { names: 2, options: ['to'] },
    run: runRollback,
  },
  releases: {
    help: `npm run releases [-- --site DIR | --at URL]
Shows what is live, since when, by whom and of which commit, the builds that can be rolled back to, and the moments that
the whole site can.
  --at URL  of a live site, what it publishes: what is live, since when, and of which commit`,
    takes: { names: 0, options: ['at'] },
    run: runReleases,
  },
  prune: {
    help: `npm run prune -- --keep N [--min-age AGE] [--site DIR]
Keeps the N newest builds of each part and the live one, and removes the others. From N = 2 it also keeps those of the
last moment that the whole site can be rolled back to.
  --min-age AGE  spare builds that were live within this time, as 12h, 7d (the default) or 0: tabs that were opened
                 then still ask for their files`,
    takes: { names: 0, options: ['keep', 'min-age'] },
    run: runPrune,
  },
};

const siteHelp = `--site takes a folder (site/ where it is left out), or a git remote: git+ssh://host/path.git, git+https://… or
git+file:///…, each with #branch where it is not the one that the remote names.`;

/** Runs one command line. Throws a Refusal, which says what to do, where nothing was changed. */
export async function runCommand(name = '', line: string[]): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Refusal(`There is no command '${name}': use ${Object.keys(commands).join(', ')}`);
  const { values, names } = readCommandLine(line, command.takes);
  if (values.help) {
    console.log(`${command.help}\n${siteHelp}`);
    return;
  }
  await withSite(values.site, (site) => command.run(site, names, values));
}

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

async function runPreview(site: Site, names: string[], { dist, to }: Options): Promise<void> {
  const folders = builtFolders(names, dist);
  const folder = await site.folder();
  const target = await targetFolder(folder, to, 'npm run preview -- mf-portfolio --to DIR');
  await checkPreview(folder, target);
  const releases = await makePreview(folder, await readOrBuild(folders), target);
  for (const part of folders.keys()) console.log(outcome(part, 'is previewed as', releases));
  console.log(`Nothing went live. To see it: npm run serve -- --site ${target}`);
}

async function runPublish(site: Site, _names: string[], { to }: Options): Promise<void> {
  const folder = await site.folder();
  const isRemote = to !== undefined && isElsewhere(to);
  const target = isRemote ? rsyncTarget(to) : await targetFolder(folder, to, 'npm run publish -- --to DIR');
  const { written, removed } = await (isRemote ? publishByRsync : publish)(folder, target);
  console.log(`${written} files published in ${target}, ${removed} removed`);
}

async function runRollback(site: Site, names: string[], { to }: Options): Promise<void> {
  const began = performance.now();
  const change = rollbackOf(names, to);
  const folder = await site.folder();
  await refusePreview(folder);
  await finishEarlier(folder);
  const { changed, composingMs, releases } = await site.change(change, (report) =>
    describeChange('Roll back', report),
  );
  for (const part of changed) console.log(outcome(part, 'is back at', releases));
  console.log(`pages composed in ${seconds(composingMs)}, ${seconds(performance.now() - began)} in all`);
}

function rollbackOf([part, build]: string[], to?: string): (site: string) => Promise<ChangeReport> {
  if (to === undefined) {
    if (part === undefined) throw new Refusal('Name the part: npm run releases lists them');
    return (site) => rollBack(site, part, build);
  }
  if (part !== undefined) throw new Refusal(`--to puts the whole site back: leave out '${part}'`);
  return (site) => rollBackTo(site, to);
}

async function runReleases(site: Site, _names: string[], { at, site: named }: Options): Promise<void> {
  if (at !== undefined && named !== undefined)
    throw new Refusal('--at reads a live site, and --site its record: give one of them');
  if (at === undefined) await showReleases(await site.folder(), site.name());
  else showPublished(await readPublished(addressOfSite(at)));
}

async function runPrune(site: Site, _names: string[], options: Options): Promise<void> {
  const { keep, 'min-age': minAge = '7d' } = options;
  const count = Number(keep);
  if (!Number.isInteger(count) || count < 1)
    throw new Refusal('--keep takes a whole number from 1: npm run prune -- --keep 5');
  const minAgeMs = msOf(minAge);
  const { removed, spared } = await site.change((folder) => prune(folder, count, minAgeMs), describePruned);
  for (const build of removed) console.log(`removed ${build}`);
  console.log(`${removed.length} builds removed`);
  if (spared > 0)
    console.log(
      `${spared} were live within ${minAge} and stay for the tabs of that time: --min-age 0 removes them`,
    );
  await finishEarlier(await site.folder());
}

/** An age on the command line, in milliseconds. */
function msOf(age: string): number {
  const [, count, unit] = /^(\d{1,4})([hd])$/.exec(age) ?? [];
  if (count === undefined && age !== '0')
    throw new Refusal(`--min-age takes hours or days, not '${age}': npm run prune -- --keep 5 --min-age 7d`);
  return Number(count ?? 0) * (unit === 'd' ? 24 : 1) * 3_600_000;
}

/** What a command has made of a part. */
function outcome(part: string, isLiveAs: string, releases: Releases): string {
  const { live, since, history = [] } = releases[part] ?? {};
  if (live !== undefined) return `${part} ${isLiveAs} ${live}`;
  return since === undefined
    ? `${part} waits for a shell that routes to it, as ${history.at(-1)?.build ?? ''}`
    : `${part} is no longer live, since the shell does not route to it`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
