import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { folderOf, isElsewhere } from '../console/commandLine';
import { codeOf } from '../store/fileErrors';
import { Refusal } from '../console/refusal';

/** The folder that `--to` names. Throws a Refusal if there is none, or if it and the site's folder are within each other. */
export async function targetFolder(site: string, to: string | undefined, usage: string): Promise<string> {
  if (to === undefined) throw new Refusal(`Name the folder: ${usage}`);
  if (isElsewhere(to))
    throw new Refusal(`--to takes a folder of this machine, not '${to}': mount it, and name it as a folder`);
  const target = folderOf(to);
  const [own, other] = await Promise.all([realPath(site), realPath(target)]);
  const relation =
    own === other
      ? 'is the live site'
      : isInside(other, own)
        ? 'is inside the live site'
        : isInside(own, other)
          ? 'holds the live site'
          : undefined;
  if (relation) throw new Refusal(`${target} ${relation}: name another folder with --to`);
  return target;
}

function isInside(inner: string, outer: string): boolean {
  const way = path.relative(outer, inner);
  return way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way);
}

/** A path without symbolic links; its last folders need not exist. */
async function realPath(folder: string): Promise<string> {
  try {
    return await realpath(folder);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    return path.join(await realPath(path.dirname(folder)), path.basename(folder));
  }
}
