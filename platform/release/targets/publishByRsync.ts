import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exists } from '../store/files';
import { Refusal } from '../console/refusal';
import { changingSite } from '../store/siteFolder';
import { sitePaths } from '../store/sitePaths';
import type { PublishReport } from './publish';
import { checkWhole, listedIn, listFile, listText, notOwn, publicTurns } from './publishable';
import { rsync } from './rsync';

/**
 * Makes a folder on another machine hold what visitors may have of a site: turn by turn, so that every build is there
 * before the first page that names it, and removed after the last one. rsync puts each file in place in one step, and
 * the files of a turn at its end. `onTurn` is called after each; publishing again finishes what was broken off. Throws a
 * Refusal before anything is written where the site is not whole, or the folder holds another site.
 */
export async function publishByRsync(
  site: string,
  target: string,
  onTurn: () => void = () => undefined,
): Promise<PublishReport> {
  const scratch = await mkdtemp(path.join(tmpdir(), 'publish-'));
  try {
    return await changingSite(site, async () => {
      await checkWhole(site);
      const { public: root } = sitePaths(site);
      const turns = await publicTurns(root);
      const names = turns.flat();
      const earlier = await readList(target, scratch);
      await checkOwn(root, target, names, earlier);

      await writeList(target, scratch, [...new Set([...earlier, ...names])]);
      let written = 0;
      for (const turn of turns) {
        written += (await rsync(['--delay-updates'], `${root}/`, target, turn)).length;
        onTurn();
      }
      const gone = earlier.filter((old) => !names.includes(old));
      const removed = await remove(gone, target, scratch);
      onTurn();
      await writeList(target, scratch, names);
      return { written, removed };
    });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** What an earlier publishing has put there. */
async function readList(target: string, scratch: string): Promise<string[]> {
  // The folder itself is made, so that a list that is missing is no error. One that is there keeps its mode.
  await rsync(['--dirs', '--no-perms'], `${scratch}/`, target);
  await rsync(['--ignore-missing-args'], target + listFile, `${scratch}/`);
  const file = path.join(scratch, listFile);
  return (await exists(file)) ? listedIn(await readFile(file, 'utf8')) : [];
}

async function writeList(target: string, scratch: string, names: readonly string[]): Promise<void> {
  await writeFile(path.join(scratch, listFile), listText(names));
  await rsync([], `${scratch}/`, target, [listFile]);
}

/** Removes files; gives how many were there. Their folders stay. */
async function remove(names: readonly string[], target: string, scratch: string): Promise<number> {
  // rsync removes what is missing here, and wants the folders on the way to it.
  const source = path.join(scratch, 'without');
  for (const name of names) await mkdir(path.join(source, path.dirname(name)), { recursive: true });
  await mkdir(source, { recursive: true });
  return (await rsync(['--delete-missing-args'], `${source}/`, target, names)).length;
}

/** Throws a Refusal where a file would replace one that somebody else has put there. */
async function checkOwn(
  root: string,
  target: string,
  names: readonly string[],
  earlier: readonly string[],
): Promise<void> {
  const others = names.filter((name) => !earlier.includes(name));
  const [first] = await rsync(['--dry-run', '--existing'], `${root}/`, target, others);
  if (first !== undefined) throw new Refusal(notOwn(target + first));
}
