import { readdir, readFile, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { exists, makeFolder, replaceFile } from '../store/files';
import { Refusal } from '../console/refusal';
import { changingSite } from '../store/siteFolder';
import { sitePaths } from '../store/sitePaths';
import { checkWhole, listedIn, listFile, listText, notOwn, publicTurns } from './publishable';

export interface PublishReport {
  /** How many files are new or changed. */
  written: number;
  removed: number;
}

/**
 * Makes a folder hold what visitors may have of a site, in an order that a web server can read along with: every build
 * is there before the first page that names it, and is removed after the last one. Each file is replaced in one step.
 * `onFile` is called after each; publishing again finishes what was broken off. Throws a Refusal before anything is
 * written where the site is not whole, or the folder holds another site.
 */
export async function publish(
  site: string,
  target: string,
  onFile: (name: string) => void = () => undefined,
): Promise<PublishReport> {
  return changingSite(site, async () => {
    await checkWhole(site);
    const { public: root } = sitePaths(site);
    const names = (await publicTurns(root)).flat();
    const earlier = await readList(target);
    await checkOwn(root, target, names, earlier);

    const listed = [...new Set([...earlier, ...names])];
    await makeFolder(target);
    await removeHalfWritten(target, listed);
    await writeList(target, listed);
    const report = { written: 0, removed: 0 };
    for (const name of names) {
      const file = path.join(target, name);
      await makeFolders(target, path.dirname(name));
      if (!(await replaceFile(file, await readFile(path.join(root, name))))) continue;
      report.written += 1;
      onFile(name);
    }
    for (const name of earlier.filter((old) => !names.includes(old))) {
      if (!(await exists(path.join(target, name)))) continue;
      await rm(path.join(target, name));
      await removeEmptyFolders(target, path.dirname(name));
      report.removed += 1;
      onFile(name);
    }
    await writeList(target, names);
    return report;
  });
}

/** What an earlier publishing has put into the folder. Names that it cannot have written are ignored. */
async function readList(target: string): Promise<string[]> {
  const file = path.join(target, listFile);
  if (!(await exists(target)) || !(await exists(file))) return [];
  return listedIn(await readFile(file, 'utf8'));
}

async function writeList(target: string, names: readonly string[]): Promise<void> {
  await replaceFile(path.join(target, listFile), Buffer.from(listText(names)));
}

/** Throws a Refusal where a page would replace one that somebody else has put there. */
async function checkOwn(
  root: string,
  target: string,
  names: readonly string[],
  earlier: readonly string[],
): Promise<void> {
  if (!(await exists(target))) return;
  const present = await readdir(target);
  for (const name of names.filter((own) => present.includes(own) && !earlier.includes(own))) {
    const [theirs, ours] = await Promise.all(
      [target, root].map((folder) => readFile(path.join(folder, name))),
    );
    if (ours && theirs && !ours.equals(theirs)) throw new Refusal(notOwn(`${target}/${name}`));
  }
}

/** Removes what a killed command was writing. The list tells it from hidden files of others. */
async function removeHalfWritten(target: string, listed: readonly string[]): Promise<void> {
  for (const folder of new Set([listFile, ...listed].map((name) => path.dirname(name)))) {
    if (!(await exists(path.join(target, folder)))) continue;
    for (const name of await readdir(path.join(target, folder))) {
      const [, whole] = /^\.(.+)\.\d+$/.exec(name) ?? [];
      if (whole === undefined || ![listFile, ...listed].includes(path.posix.join(folder, whole))) continue;
      await rm(path.join(target, folder, name));
    }
  }
}

/** Each folder on the way is opened to the web server, whatever the umask, and those that are there stay as they are. */
async function makeFolders(target: string, folder: string): Promise<void> {
  if (folder === '.' || (await exists(path.join(target, folder)))) return;
  await makeFolders(target, path.dirname(folder));
  await makeFolder(path.join(target, folder));
}

async function removeEmptyFolders(target: string, folder: string): Promise<void> {
  if (folder === '.') return;
  const whole = path.join(target, folder);
  if ((await readdir(whole)).length > 0) return;
  await rmdir(whole);
  await removeEmptyFolders(target, path.dirname(folder));
}
