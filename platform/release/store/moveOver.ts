import { renameSync } from 'node:fs';
import { lstat, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { besideOf, exists, foldersIn, isLeftover, makeFolder } from './files';
import { linkBuild, linkOrCopy } from './linkBuild';
import { publicFiles, staticHostFile, statusFile } from 'shared-content/contract/routes';
import { mixedPaths, sitePaths } from './sitePaths';

/**
 * Gives a site a public folder whose public files lie among the others, as releases laid them out before. The new layout
 * is made of links beside the old one, and counts from the moment on when its folder has its name. Then the old places
 * become symbolic links, for web servers that have the whole site folder as their root. Where that is broken off, the
 * next call completes it. Tells whether there was anything to do.
 */
export async function moveOver(site: string): Promise<boolean> {
  const { public: root, moving } = sitePaths(site);
  const isMixed = !(await exists(root)) && (await exists(mixedPaths(site).builds.kept));
  if (!isMixed && !(await exists(moving))) return false;
  if (!(await exists(root))) await layOut(site);
  await linkOldPlaces(site);
  await rm(moving);
  return true;
}

async function layOut(site: string): Promise<void> {
  const [from, to] = [mixedPaths(site), sitePaths(site)];
  const [root, kept] = [besideOf(to.public), besideOf(to.builds.kept)];
  const served = path.join(root, path.relative(to.public, to.builds.served));
  for (const folder of [root, served, kept]) await makeFolder(folder);
  for (const part of await foldersIn(from.builds.kept)) {
    const builds = await foldersIn(path.join(from.builds.kept, part));
    for (const build of builds.filter((name) => !isLeftover(name))) {
      const folders = { served: path.join(served, part, build), kept: path.join(kept, part, build) };
      await linkBuild(from.build(part, build), folders);
    }
  }
  for (const name of (await readdir(site)).filter(isPublic))
    await linkOrCopy(path.join(site, name), path.join(root, name));

  await writeFile(to.moving, '');
  // Left by a command that was killed between the two renames.
  await rm(to.builds.kept, { recursive: true, force: true });
  await rename(kept, to.builds.kept);
  await rename(root, to.public);
}

/** Links are relative, so that they hold wherever the site is moved to. */
async function linkOldPlaces(site: string): Promise<void> {
  const { public: root, builds } = sitePaths(site);
  // The builds first: pages, which name them, follow with the next release.
  const names = [path.basename(builds.served), ...(await readdir(root)).filter(isPublic)];
  for (const name of names) {
    const place = path.join(site, name);
    const present = await lstat(place).catch(() => undefined);
    if (present?.isSymbolicLink()) continue;
    const link = besideOf(place);
    await symlink(path.join(path.basename(root), name), link);
    if (present?.isDirectory()) {
      const aside = `${link}.0`;
      // No folder can be replaced by a link in one step. These two have nothing between them that takes time.
      renameSync(place, aside);
      renameSync(link, place);
      await rm(aside, { recursive: true });
    } else {
      await rename(link, place);
    }
  }
}

/** Whether a file at the root of a mixed site is one that visitors may have. What nobody knows stays where it is. */
function isPublic(name: string): boolean {
  const plain = name.replace(/\.(br|gz)$/, '');
  return plain.endsWith('.html') || [...publicFiles, statusFile, staticHostFile].includes(plain);
}
