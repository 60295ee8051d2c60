import { filesBelow, variantNames } from '../store/files';
import { liveOrigin } from '../store/record';
import { Refusal } from '../console/refusal';
import { staticHostFile, statusFile } from 'shared-content/contract/routes';
import { isPending, readReleased, unfinished } from '../store/siteFolder';
import { sitePaths } from '../store/sitePaths';
import { readStoredBuilds } from '../store/buildStore';

/** The names of the files that publishing has put somewhere; it removes and replaces no others. */
export const listFile = '.published';

export function listText(names: readonly string[]): string {
  return `${names.join('\n')}\n`;
}

/** The names in the list of an earlier publishing. Those that it cannot have written are ignored. */
export function listedIn(text: string): string[] {
  return text.split('\n').filter(isPublishable);
}

/** The refusal to replace a file of somebody else. */
export function notOwn(file: string): string {
  return `${file} is a file that npm run publish did not put there: move it away, or name another folder with --to`;
}

/** Throws a Refusal where a page of the site may name a file that is not there. */
export async function checkWhole(site: string): Promise<void> {
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
 * What visitors may have, in the turns in which it is published: every build, earlier ones included, since open tabs ask
 * for them; the headers that a page needs; the pages; and what says that they are live. Hidden files are of commands
 * that were killed.
 */
export async function publicTurns(root: string): Promise<string[][]> {
  const names = (await filesBelow(root)).filter(isPublishable);
  const [status, headers] = [statusFile, staticHostFile].map(variantNames);
  const turnOf = (name: string) =>
    isOfBuild(name) ? 0 : headers?.includes(name) ? 1 : status?.includes(name) ? 3 : 2;
  return [0, 1, 2, 3].map((turn) => names.filter((name) => turnOf(name) === turn));
}

function isOfBuild(name: string): boolean {
  return name.startsWith('releases/');
}

/** Whether a name leads to no hidden file, and not out of the folder. */
function isPublishable(name: string): boolean {
  return /^(?:(?!\.)[^/\\]+\/)*(?!\.)[^/\\]+$/.test(name);
}
