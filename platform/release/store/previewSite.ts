import { copyFile, link, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../console/refusal';
import { releaseBuilds } from './change';
import { codeOf } from './fileErrors';
import { exists, filesBelow, makeFolder } from './files';
import type { NewBuilds } from './goLive';
import type { Releases } from './history';
import { markPreview } from './markPreview';
import { readReleased } from './siteFolder';
import { type BuildFolders, sideOf, sitePaths } from './sitePaths';

/** Throws a Refusal if no preview of this site can be made in this folder; called before anything is built. */
export async function checkPreview(site: string, target: string): Promise<void> {
  await readReleased(site);
  if (!(await exists(target))) return;
  const { length } = await readdir(target);
  if (length > 0 && !(await exists(sitePaths(target).previewMark)))
    throw new Refusal(`${target} is not empty and no preview: name another folder, or empty that one`);
}

/**
 * Makes a site of what is live with new builds in it: a release into a folder beside the target, which then takes its
 * place. Throws what the release throws, and then the target is as it was. The site itself is only read.
 */
export async function makePreview(site: string, newBuilds: NewBuilds, target: string): Promise<Releases> {
  await checkPreview(site, target);
  await makeFolder(path.dirname(target));
  await removeKilled(target);
  const beside = besideOf(target, process.pid);
  try {
    await linkPresentBuilds(site, beside);
    const { releases } = await releaseBuilds(beside, newBuilds);
    await markPreview(beside);
    await writeFile(sitePaths(beside).previewMark, '');
    await putInPlace(beside, target);
    return releases;
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
}

/** A site with the record of another, and with its builds that are live or wait. The release that follows writes pages. */
async function linkPresentBuilds(site: string, beside: string): Promise<void> {
  const releases = await readReleased(site);
  await makeFolder(beside);
  // A build that is missing is reported by the release, as any other damage.
  for (const [part, { present }] of Object.entries(releases))
    await linkBuild(sitePaths(site).build(part, present.build), sitePaths(beside).build(part, present.build));
  await copyFile(sitePaths(site).releases, sitePaths(beside).releases);
}

async function linkBuild(from: BuildFolders, to: BuildFolders): Promise<void> {
  for (const folder of new Set([from.served, from.kept])) {
    for (const name of (await exists(folder)) ? await filesBelow(folder) : []) {
      const file = path.join(to[sideOf(name)], name);
      await makeFolder(path.dirname(file));
      await linkOrCopy(path.join(folder, name), file);
    }
  }
}

/** A file that is closed to web servers is copied: opening the link would open the other file too. */
async function linkOrCopy(from: string, to: string): Promise<void> {
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

/** No folder with files can be renamed over, so an earlier preview steps aside first. */
async function putInPlace(beside: string, target: string): Promise<void> {
  const earlier = `${besideOf(target, process.pid)}.0`;
  if (await exists(target)) await rename(target, earlier);
  await rename(beside, target);
  await rm(earlier, { recursive: true, force: true });
}

function besideOf(target: string, pid: number): string {
  return path.join(path.dirname(target), `.${path.basename(target)}.preview.${pid}`);
}

/** Removes what killed commands have left beside a target, and nothing of one that still runs. */
async function removeKilled(target: string): Promise<void> {
  const folder = path.dirname(target);
  for (const name of await readdir(folder)) {
    const [start, digits] = name.replace(/\.0$/, '').split(/\.(?=\d+$)/);
    if (digits === undefined || path.join(folder, `${start ?? ''}.${digits}`) !== besideOf(target, +digits))
      continue;
    if (!isRunning(Number(digits))) await rm(path.join(folder, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
