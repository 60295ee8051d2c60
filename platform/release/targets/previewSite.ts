import { rmSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf, Refusal } from '../console/refusal';
import { releaseBuilds } from '../store/change';
import { exists, filesBelow, integrityOf, replaceFile, withVariants } from '../store/files';
import type { NewBuilds } from '../store/goLive';
import type { Releases } from '../store/history';
import { readReleased } from '../store/siteFolder';
import { type BuildFolders, sitePaths } from '../store/sitePaths';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { browserFolder } from 'shared-content/contract/addresses';

/** Throws a Refusal if no preview of this site can be made in this folder; called before anything is built. */
export async function checkPreview(site: string, target: string): Promise<void> {
  await readReleased(site);
  if (!(await exists(target))) return;
  const { length } = await readdir(target);
  if (length > 0 && !(await exists(sitePaths(target).previewMark)))
    throw new Refusal(`${target} is not empty and no preview: name another folder, or empty that one`);
}

/**
 * Makes a copy of the live site with new builds in it: releases into a folder beside the target, and then replaces the
 * target by it. If the release throws, the target stays as it was. The live site is only read.
 */
export async function makePreview(site: string, newBuilds: NewBuilds, target: string): Promise<Releases> {
  await checkPreview(site, target);
  await mkdir(path.dirname(target), { recursive: true });
  const start = path.join(path.dirname(target), `.${path.basename(target)}.preview-`);
  await removeKilled(start);
  const beside = `${start}${process.pid}`;
  // A stopped command leaves nothing beside the target.
  const removeBeside = () => {
    rmSync(beside, { recursive: true, force: true });
  };
  process.once('exit', removeBeside);
  try {
    await linkPresentBuilds(site, beside);
    const { releases } = await releaseBuilds(beside, newBuilds);
    await markPreview(beside);
    await writeFile(sitePaths(beside).previewMark, '');
    await putInPlace(beside, target);
    return releases;
  } finally {
    removeBeside();
    process.off('exit', removeBeside);
  }
}

/** A site with the record of another, and with its builds that are live or wait. The release that follows writes pages. */
async function linkPresentBuilds(site: string, beside: string): Promise<void> {
  const { releases } = await readReleased(site);
  await mkdir(beside, { recursive: true });
  // A build that is missing is reported by the release, as any other damage.
  for (const [part, { present }] of Object.entries(releases))
    await linkBuild(sitePaths(site).build(part, present.build), sitePaths(beside).build(part, present.build));
  await copyFile(sitePaths(site).releases, sitePaths(beside).releases);
}

async function linkBuild(from: BuildFolders, to: BuildFolders): Promise<void> {
  for (const side of ['served', 'kept'] as const)
    for (const name of (await exists(from[side])) ? await filesBelow(from[side]) : []) {
      const [own, file] = [path.join(from[side], name), path.join(to[side], name)];
      await mkdir(path.dirname(file), { recursive: true });
      // Another disk, for example, takes no links.
      await link(own, file).catch(() => copyFile(own, file));
    }
}

/** No folder with files can be renamed over, so an earlier preview steps aside first. */
async function putInPlace(beside: string, target: string): Promise<void> {
  const earlier = `${beside}.earlier`;
  if (await exists(target)) await rename(target, earlier);
  await rename(beside, target);
  await rm(earlier, { recursive: true, force: true });
}

/** Removes the folders that killed commands have left, and none of a command that runs. */
async function removeKilled(start: string): Promise<void> {
  const folder = path.dirname(start);
  for (const name of await readdir(folder)) {
    const [, pid] = path.join(folder, name).split(start);
    if (pid !== undefined && !isRunning(parseInt(pid)))
      await rm(path.join(folder, name), { recursive: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

const require = createRequire(import.meta.url);

const meta = '<meta name="robots" content="noindex">';

/**
 * Makes a composed site a preview: with `?builds` each page shows the builds that it is made of, and a meta element asks
 * search engines not to list it. robots.txt stays as it is: a crawler that may not read a page does not see the element.
 */
async function markPreview(site: string): Promise<void> {
  const { public: root } = sitePaths(site);
  const script = await addScript(root);
  for (const name of (await readdir(root)).filter((file) => file.endsWith('.html'))) {
    const html = await readFile(path.join(root, name), 'utf8');
    // 404.html has the element already. Every page has a title: the release checks it.
    const added = html.includes(meta) ? script : script + meta;
    const marked = Buffer.from(html.replace('<title>', `${added}<title>`));
    for (const [file, content] of await withVariants(name, marked))
      await replaceFile(path.join(root, file), content);
  }
}

/** Adds the script among the files of builds, which every server serves; returns its element. */
async function addScript(root: string): Promise<string> {
  const content = await readFile(require.resolve('../../dev/showBuilds.mjs'));
  const id = createHash('sha256').update(content).digest('hex').slice(0, 20);
  const address = `${browserFolder('preview', id)}showBuilds.js`;
  await mkdir(path.join(root, path.dirname(address)), { recursive: true });
  for (const [file, packed] of await withVariants(address, content))
    await replaceFile(path.join(root, file), packed);
  return `<script defer src="${address}" integrity="${integrityOf(content)}"></script>`;
}
