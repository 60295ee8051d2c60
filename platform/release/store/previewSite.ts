import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exists, makeFolder } from './files';
import { codeOf } from './fileErrors';
import { linkBuild } from './linkBuild';
import { presentBuild, type Releases } from './record';
import { Refusal } from '../console/refusal';
import { readReleased, writeReleases } from './siteFolder';
import { sitePaths } from './sitePaths';
import { releaseBuilds } from './change';
import type { NewBuild } from './goLive';
import { markPreview } from './markPreview';

/** Marks a folder as a preview, which the next one may replace. */
const mark = '.preview';

/** Throws a Refusal where a preview cannot be made of this site in this folder; to be asked before anything is built. */
export async function checkPreview(site: string, target: string): Promise<void> {
  await readReleased(site);
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
    await markPreview(beside);
    await writeFile(path.join(beside, mark), '');
    await putInPlace(beside, target);
    return releases;
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
}

/** A site with the live builds, and those that wait, without their history. The release that follows writes the pages. */
async function linkLiveBuilds(site: string, beside: string): Promise<void> {
  const releases = await readReleased(site);
  await makeFolder(beside);
  for (const [part, record] of Object.entries(releases)) {
    const present = presentBuild(record);
    // A build that is missing is reported by the release, as any other damage.
    await linkBuild(sitePaths(site).build(part, present), sitePaths(beside).build(part, present));
  }
  await writeReleases(beside, Object.fromEntries(Object.entries(releases).map(withoutHistory)));
}

function withoutHistory([part, record]: [string, Releases[string]]): [string, Releases[string]] {
  return [part, { ...record, history: record.history.filter(({ build }) => build === presentBuild(record)) }];
}

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
