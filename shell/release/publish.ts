import { readdir, readFile, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { exists, filesBelow, makeFolder, replaceFile, variantNames } from '../site/files';
import { liveOrigin } from '../site/record';
import { Refusal } from '../site/refusal';
import { staticHostFile, statusFile } from '../site/routes';
import { changingSite, isPending, readReleased, unfinished } from '../site/siteFolder';
import { sitePaths } from '../site/sitePaths';
import { readStoredBuilds } from './buildStore';

/** The names of the files that publishing has put into a folder; it removes and replaces no others. */
const listFile = '.published';

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
    const names = await publicNames(root);
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

/** Throws a Refusal where a page of the site may name a file that is not there. */
async function checkWhole(site: string): Promise<void> {
  const releases = await readReleased(site);
  if (await isPending(site)) throw new Refusal(`${unfinished}, and then it can be published`);
  const own = Object.entries(releases).flatMap(([part, record]) =>
    record.live === undefined || liveOrigin(record) !== undefined
      ? []
      : [{ part, build: record.live, folders: sitePaths(site).build(part, record.live) }],
  );
  await readStoredBuilds(own);
}

/**
 * What visitors may have, in the order in which it is published: every build, earlier ones included, since open tabs ask
 * for them; then the headers that a page needs; and after the pages what says that they are live. Hidden files are of
 * commands that were killed.
 */
async function publicNames(root: string): Promise<string[]> {
  const names = (await filesBelow(root)).filter(isPublishable);
  const [status, headers] = [statusFile, staticHostFile].map(variantNames);
  const turn = (name: string) =>
    isOfBuild(name) ? 0 : headers?.includes(name) ? 1 : status?.includes(name) ? 3 : 2;
  return names.sort((one, other) => turn(one) - turn(other));
}

function isOfBuild(name: string): boolean {
  return name.startsWith('releases/');
}

/** Whether a name leads to no hidden file, and not out of the folder. */
function isPublishable(name: string): boolean {
  return /^(?:(?!\.)[^/\\]+\/)*(?!\.)[^/\\]+$/.test(name);
}

/** What an earlier publishing has put into the folder. Names that it cannot have written are ignored. */
async function readList(target: string): Promise<string[]> {
  const file = path.join(target, listFile);
  if (!(await exists(target)) || !(await exists(file))) return [];
  const names = (await readFile(file, 'utf8')).split('\n');
  return names.filter(isPublishable);
}

async function writeList(target: string, names: readonly string[]): Promise<void> {
  await replaceFile(path.join(target, listFile), Buffer.from(`${names.join('\n')}\n`));
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
    if (ours && theirs && !ours.equals(theirs))
      throw new Refusal(
        `${target}/${name} is a file that npm run publish did not put there: move it away, or name another folder with --to`,
      );
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
