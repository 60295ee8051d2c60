import { copyFile, link, stat } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from './fileErrors';
import { exists, filesBelow, makeFolder } from './files';
import { type BuildFolders, sideOf } from './sitePaths';

/** Puts a build into other folders as well, each file on the side where it belongs. A build that is missing stays so. */
export async function linkBuild(from: BuildFolders, to: BuildFolders): Promise<void> {
  for (const folder of new Set([from.served, from.kept])) {
    for (const name of (await exists(folder)) ? await filesBelow(folder) : []) {
      const file = path.join(to[sideOf(name)], name);
      await makeFolder(path.dirname(file));
      await linkOrCopy(path.join(folder, name), file);
    }
  }
}

/** A file that is closed to web servers is copied: opening the link would open the other file too. */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  const isOpen = ((await stat(from)).mode & 0o044) === 0o044;
  try {
    if (isOpen) {
      await link(from, to);
      return;
    }
  } catch (error) {
    if (!unlinkable.includes(codeOf(error) ?? '')) throw error;
  }
  await copyFile(from, to);
}

/** Another disk, a file of another user, a file system without links, too many links. */
const unlinkable = ['EXDEV', 'EPERM', 'EACCES', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'];
