import { folderOf } from '../site/commandLine';
import { Refusal } from '../site/refusal';
import { readBuild } from './build';
import { buildParts } from './buildParts';
import { type NewBuild, partNames } from './change';
import { commitOfCheckout, commitOfPipeline } from './provenance';

/** The parts that a command line names (none: all), each with its built folder where there is one already. */
export function builtFolders(names: string[], dist: string | undefined): Map<string, string | undefined> {
  const folders = new Map<string, string | undefined>();
  for (const name of names.length > 0 ? names : partNames) {
    const [part = '', ...rest] = name.split('=');
    checkPart(part);
    if (rest.length > 0 && rest.join('=') === '')
      throw new Refusal(`${name} names no folder: write ${name}DIR`);
    if (folders.has(part)) throw new Refusal(`'${part}' is given twice. See --help`);
    folders.set(part, rest.length > 0 ? folderOf(rest.join('=')) : undefined);
  }
  if (dist === undefined) return folders;
  const [[part, folder] = [''], ...others] = folders;
  if (others.length > 0)
    throw new Refusal('--dist releases one folder: name the one part that it is a build of');
  if (folder !== undefined) throw new Refusal(`${part} has two folders: leave out --dist`);
  return new Map([[part, folderOf(dist)]]);
}

/** Reads the built folders, and builds the parts that have none. */
export async function readOrBuild(
  folders: ReadonlyMap<string, string | undefined>,
  origin?: string,
): Promise<Map<string, NewBuild>> {
  const newBuilds = new Map<string, NewBuild>();
  for (const [part, folder] of folders)
    if (folder)
      newBuilds.set(part, { build: await readBuild(folder, part), origin, commit: commitOfPipeline() });
  const unbuilt = [...folders.keys()].filter((part) => !folders.get(part));
  if (unbuilt.length === 0) return newBuilds;
  const onProgress = (line: string) => {
    console.log(line);
  };
  const builds = await buildParts(unbuilt, { onProgress });
  const commit = await commitOfCheckout();
  for (const build of builds) newBuilds.set(build.record.part, { build, origin, commit });
  return newBuilds;
}

export function checkPart(part: string | undefined): asserts part is string {
  if (part === undefined) throw new Refusal(`Name the part: ${partNames.join(', ')}`);
  if (!partNames.includes(part)) throw new Refusal(`There is no part '${part}': use ${partNames.join(', ')}`);
}
