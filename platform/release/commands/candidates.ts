import { folderOf } from '../console/commandLine';
import { isPlainName } from '../store/releaseSets';
import { Refusal } from '../console/refusal';
import { readBuild } from '../store/build';
import { buildParts } from './buildParts';
import { partNames } from '../../parts';
import { projectFolder } from '../../projectFolder.mjs';
import type { NewBuild } from '../store/goLive';
import { commitOf } from '../store/provenance';

/** The parts that a command line names (none: all), each with its built folder, if given. */
export function builtFolders(names: string[], dist: string | undefined): Map<string, string | undefined> {
  const folders = new Map<string, string | undefined>();
  for (const name of names.length > 0 ? names : partNames) {
    const [part = '', ...rest] = name.split('=');
    if (rest.length > 0 && rest.join('=') === '')
      throw new Refusal(`${name} names no folder: write ${name}DIR`);
    if (folders.has(part)) throw new Refusal(`'${part}' is given twice. See --help`);
    folders.set(part, rest.length > 0 ? folderOf(rest.join('=')) : undefined);
  }
  if (dist !== undefined) {
    const [[part, folder] = [''], ...others] = folders;
    if (others.length > 0)
      throw new Refusal('--dist releases one folder: name the one part that it is a build of');
    if (folder !== undefined) throw new Refusal(`${part} has two folders: leave out --dist`);
    folders.set(part, folderOf(dist));
  }
  for (const [part, folder] of folders) checkPart(part, folder);
  return folders;
}

/** A built folder may be one of a part that this checkout does not have. */
function checkPart(part: string, folder: string | undefined): void {
  if (folder === undefined ? partNames.includes(part) : isPlainName(part)) return;
  throw new Refusal(`There is no part '${part}' to build: use ${partNames.join(', ')}, or PART=DIR`);
}

/** Reads the built folders, and builds the parts that have none. */
export async function readOrBuild(
  folders: ReadonlyMap<string, string | undefined>,
  origin?: string,
): Promise<Map<string, NewBuild>> {
  const newBuilds = new Map<string, NewBuild>();
  for (const [part, folder] of folders)
    if (folder)
      newBuilds.set(part, { build: await readBuild(folder, part), origin, commit: await commitOf(folder) });
  const unbuilt = [...folders.keys()].filter((part) => !folders.get(part));
  if (unbuilt.length === 0) return newBuilds;
  const onProgress = (line: string) => {
    console.log(line);
  };
  const builds = await buildParts(unbuilt, { onProgress });
  const commit = await commitOf(projectFolder);
  for (const build of builds) newBuilds.set(build.record.part, { build, origin, commit });
  return newBuilds;
}
