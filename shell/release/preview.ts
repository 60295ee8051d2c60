import { copyFile, link, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exists, filesBelow, makeFolder } from '../site/files';
import { codeOf } from '../site/fileErrors';
import type { Releases } from '../site/record';
import { Refusal } from '../site/refusal';
import { readReleased, sitePaths, writeReleases } from '../site/siteFolder';
import { checkComplete, type NewBuild, releaseBuilds } from './change';
import { addNoindex } from './noindex';

/** Marks a folder as a preview, which the next one may replace. */
const mark = '.preview';

/** Throws a Refusal where a preview cannot be made of this site in this folder; to be asked before anything is built. */
export async function checkPreview(site: string, target: string): Promise<void> {
  checkComplete(site, Object.keys(await readReleased(site)));
  if (!(await exists(target))) return;
  const names = await readdir(target);
  if (names.length > 0 && !names.includes(mark))
    throw new Refusal(`${target} is not empty and no preview: name another folder, or empty that one`);
}

/** Throws a Refusal where a site is a preview: pages released into it would lack what keeps them out of search results. */
export async function refusePreview(site: string): Promise<void> {
  if (await exists(path.join(site, mark)))
    throw new Refusal(`${site} is a preview: make it anew with npm run preview, or name the live site`);
}

/**
 * Makes a site of what is live with new builds in it, by a release into a folder beside the target that takes its place
 * at the end. Throws what the release throws, and then the target is as it was. The site itself is only read.
 */
export async function makePreview(
  site: string,
  newBuilds: ReadonlyMap<string, NewBuild>,
  target: string,
): Promise<Releases> {
  await checkPreview(site, target);
  await makeFolder(path.dirname(target));
  await removeKilled(target);
  const beside = besideOf(target, process.pid);
  try {
    await linkLiveBuilds(site, beside);
    const { releases } = await releaseBuilds(beside, newBuilds);
    await addNoindex(beside);
    await writeFile(path.join(beside, mark), '');
    await putInPlace(beside, target);
    return releases;
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
}

/** A site with the live builds and without their history. The release that follows writes the pages. */
async function linkLiveBuilds(site: string, beside: string): Promise<void> {
  const releases = await readReleased(site);
  await makeFolder(sitePaths(beside).builds);
  for (const [part, { live }] of Object.entries(releases)) {
    const from = sitePaths(site).build(part, live);
    // A build that is missing is reported by the release, as any other damage.
    for (const name of (await exists(from)) ? await filesBelow(from) : []) {
      const file = path.join(sitePaths(beside).build(part, live), name);
      await makeFolder(path.dirname(file));
      await linkOrCopy(path.join(from, name), file);
    }
  }
  await writeReleases(beside, Object.fromEntries(Object.entries(releases).map(withoutHistory)));
}

function withoutHistory([part, record]: [string, Releases[string]]): [string, Releases[string]] {
  return [part, { ...record, history: record.history.filter(({ build }) => build === record.live) }];
}

/** A file that is closed to web servers is copied: opening the link would open the live site's file. */
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
