import { isOrigin } from '../site/headers';
import { buildParts } from './buildParts';
import { readBuild } from './build';
import { type NewBuild, completeInterrupted, partNames, releaseBuilds, rollBack } from './change';
import { folderOf, type Options, readCommandLine, siteFolder, type Takes } from '../site/commandLine';
import { prune } from './prune';
import { Refusal } from '../site/refusal';
import { nothingReleased, readReleases } from '../site/siteFolder';

interface Command {
  help: string;
  takes: Takes;
  /** The parts that it puts a build live of, given the names on its line. */
  replaces: (names: string[]) => readonly string[];
  run: (site: string, names: string[], options: Options) => Promise<void>;
}

/** The commands by name, as `npm run <name>` calls them. */
export const commands: Record<string, Command> = {
  release: {
    help: `npm run release -- [PART …] [--dist DIR] [--origin URL] [--site DIR]
Builds the named parts (none named: all) and puts them live together, or changes nothing.
  --dist DIR    release this built folder of the one named part instead of building
  --origin URL  its files are served from there, not by the site itself
Parts: ${partNames.join(', ')}`,
    takes: { names: Infinity, options: ['dist', 'origin'] },
    replaces: releasedParts,
    run: runRelease,
  },
  rollback: {
    help: `npm run rollback -- PART [BUILD] [--site DIR]
Puts the build of a part live that was live before the present one, or the named one (its first digits will do).`,
    takes: { names: 2, options: [] },
    replaces: (names) => names.slice(0, 1),
    run: runRollback,
  },
  releases: {
    help: `npm run releases [-- --site DIR]
Shows what is live, since when, and the builds that can be rolled back to.`,
    takes: { names: 0, options: [] },
    replaces: () => [],
    run: runReleases,
  },
  prune: {
    help: `npm run prune -- --keep N [--site DIR]
Keeps the N newest builds of each part and the live one, and removes the others.`,
    takes: { names: 0, options: ['keep'] },
    replaces: () => [],
    run: runPrune,
  },
};

/** Runs one command line. Throws a Refusal, which says what to do, where nothing was changed. */
export async function runCommand(name = '', line: string[]): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Refusal(`There is no command '${name}': use ${Object.keys(commands).join(', ')}`);
  const { values, names } = readCommandLine(line, command.takes);
  if (values.help) {
    console.log(command.help);
    return;
  }
  const site = siteFolder(values.site);
  if (await completeInterrupted(site, command.replaces(names)))
    console.log('An earlier command had been interrupted: its release is complete now.');
  await command.run(site, names, values);
}

async function runRelease(site: string, names: string[], { dist, origin }: Options): Promise<void> {
  const began = performance.now();
  const parts = releasedParts(names);
  for (const part of parts) checkPart(part);
  if (dist && parts.length !== 1)
    throw new Refusal('--dist releases one folder: name the one part that it is a build of');
  if (origin && !isOrigin(origin)) throw new Refusal(`--origin is scheme and host, not '${origin}'`);

  const [part = ''] = parts;
  const builds = dist
    ? [await readBuild(folderOf(dist), part)]
    : await buildParts(parts, {
        onProgress: (line) => {
          console.log(line);
        },
      });
  const buildingMs = performance.now() - began;
  const newBuilds = new Map<string, NewBuild>();
  for (const build of builds) newBuilds.set(build.record.part, { build, origin });
  const { composingMs, releases } = await releaseBuilds(site, newBuilds);

  for (const part of parts) console.log(`${part} is live as ${releases[part]?.live ?? ''}`);
  console.log(
    `built in ${seconds(buildingMs)}, pages composed in ${seconds(composingMs)}, ${seconds(performance.now() - began)} in all`,
  );
}

async function runRollback(site: string, [part, build]: string[]): Promise<void> {
  const began = performance.now();
  checkPart(part);
  const { composingMs, releases } = await rollBack(site, part, build);
  console.log(`${part} is back at ${releases[part]?.live ?? ''}`);
  console.log(`pages composed in ${seconds(composingMs)}, ${seconds(performance.now() - began)} in all`);
}

async function runReleases(site: string): Promise<void> {
  const releases = await readReleases(site);
  if (Object.keys(releases).length === 0) console.log(nothingReleased(site));
  for (const [part, { live, since, history }] of Object.entries(releases)) {
    console.log(`${part}: ${live}, live since ${since}`);
    for (const { build, at } of history.filter((released) => released.build !== live).reverse()) {
      console.log(`  ${build}, released ${at}`);
    }
  }
}

async function runPrune(site: string, _names: string[], { keep }: Options): Promise<void> {
  const count = Number(keep);
  if (!Number.isInteger(count) || count < 1)
    throw new Refusal('--keep takes a whole number from 1: npm run prune -- --keep 5');
  const removed = await prune(site, count);
  for (const build of removed) console.log(`removed ${build}`);
  console.log(`${removed.length} builds removed`);
}

function checkPart(part: string | undefined): asserts part is string {
  if (part === undefined) throw new Refusal(`Name the part: ${partNames.join(', ')}`);
  if (!partNames.includes(part)) throw new Refusal(`There is no part '${part}': use ${partNames.join(', ')}`);
}

function releasedParts(names: string[]): readonly string[] {
  return names.length > 0 ? names : partNames;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
