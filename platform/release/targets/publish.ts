import { copyFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentType } from 'shared-content/contract/contentTypes';
import { staticHostFile, statusFile } from 'shared-content/contract/routes';
import { Refusal } from '../console/refusal';
import { readStoredBuilds } from '../store/buildStore';
import { filesBelow, inScratch, replaceFile } from '../store/files';
import { type HeadersOf, parseHeaders } from '../store/statusAndHeaders';
import { changingSite, isPending, readReleased, unfinished } from '../store/siteFolder';
import { sitePaths } from '../store/sitePaths';
import { rclone, type Target, within } from './rclone';

/** Files of a folder that are put into a target together. */
interface Batch {
  kind: 'builds' | 'pages' | 'addresses';
  root: string;
  names: readonly string[];
}

/** The names of the files that publishing has put into a target. It removes no others. */
const listFile = '.published';

/**
 * Publishes the files for visitors: builds, then pages, then removals, so that no page names a missing build. Publishing
 * again finishes what was interrupted. Throws a Refusal before it writes anything if the site is not whole, or the target
 * holds something else. Returns how many files are new or changed, and how many were removed.
 */
export async function publish(site: string, target: Target): Promise<{ written: number; removed: number }> {
  return inScratch('publish-', (scratch) =>
    changingSite(site, async () => {
      await checkWhole(site);
      const { public: root } = sitePaths(site);
      const headersOf = parseHeaders(await readFile(path.join(root, staticHostFile), 'utf8'));
      const batches = batchesOf(root, (await filesBelow(root)).filter(isPublishable), target);
      if (target.isBucket) batches.push(...(await addressesOf(batches, headersOf, scratch)));
      const names = batches.flatMap((batch) => batch.names);
      const earlier = await publishedEarlier(target, names);

      await writeList(target, [...new Set([...earlier, ...names])]);
      let written = 0;
      for (const batch of batches) written += await put(batch, target, headersOf);
      const gone = earlier.filter((name) => !names.includes(name));
      const removed = await remove(gone, target);
      await writeList(target, names);
      return { written, removed };
    }),
  );
}

/** Throws a Refusal if a page of the site may name a file that is not there. */
async function checkWhole(site: string): Promise<void> {
  const { releases } = await readReleased(site);
  if (await isPending(site)) throw new Refusal(`${unfinished}, and then it can be published`);
  const own = Object.entries(releases).flatMap(([part, record]) =>
    record.live === undefined || record.present.origin !== undefined
      ? []
      : [{ part, build: record.live, folders: sitePaths(site).build(part, record.live) }],
  );
  await readStoredBuilds(own);
}

function isPublishable(name: string): boolean {
  return /^(?:(?!\.)[^/\\]+\/)*(?!\.)[^/\\]+$/.test(name);
}

/**
 * The files for visitors, in the order of publishing: builds, also earlier ones, since open tabs request their files; then
 * the headers that pages need, the pages, and the list of what is live. A bucket does not serve compressed variants.
 */
function batchesOf(root: string, all: readonly string[], { isBucket }: Target): Batch[] {
  const names = isBucket ? all.filter((name) => !/\.(br|gz)$/.test(name)) : all;
  const orderOf = (name: string) =>
    name.startsWith('releases/') ? 0 : name === staticHostFile ? 1 : name.startsWith(statusFile) ? 3 : 2;
  return [0, 1, 2, 3].map((order) => ({
    kind: order === 0 ? 'builds' : 'pages',
    root,
    names: names.filter((name) => orderOf(name) === order),
  }));
}

/** A bucket answers `/portfolio` with the object `portfolio`, not with `portfolio.html`. */
async function addressesOf(batches: Batch[], headersOf: HeadersOf, scratch: string): Promise<Batch[]> {
  const pages: string[] = [];
  for (const { root, names } of batches)
    for (const file of names.filter((name) => /^[^/]+\.html$/.test(name))) {
      const name = file.replace('.html', '');
      // Pages that have an address have headers of their own; 404.html has none.
      if (!headersOf(`/${name}`)['Cache-Control']) continue;
      await copyFile(path.join(root, file), path.join(scratch, name));
      pages.push(name);
    }
  return [{ kind: 'addresses', root: scratch, names: pages }];
}

/** The files that were published earlier. Throws a Refusal if the target has a file of somebody else in their place. */
async function publishedEarlier(target: Target, names: readonly string[]): Promise<string[]> {
  const { output } = await rclone(target, ['lsf', '--files-only'], [target.address]);
  const present = output.split('\n');
  if (present.includes(listFile)) {
    const list = await rclone(target, ['cat'], [within(target, listFile)]);
    return list.output.split('\n').filter(isPublishable);
  }
  const foreign = present.find((name) => names.includes(name));
  if (foreign === undefined) return [];
  throw new Refusal(
    `${target.shown} has ${foreign}, which npm run publish did not put there: move it away, or name another target with --to`,
  );
}

async function writeList(target: Target, names: readonly string[]): Promise<void> {
  const list = names.join('\n');
  if (!target.isFolder) await rclone(target, ['rcat'], [within(target, listFile)], list);
  else {
    await mkdir(target.address, { recursive: true });
    await replaceFile(path.join(target.address, listFile), Buffer.from(list));
  }
}

async function put(batch: Batch, target: Target, headersOf: HeadersOf): Promise<number> {
  if (target.isFolder && batch.kind === 'pages') return replaceFiles(batch, target.address);
  let written = 0;
  for (const [headers, names] of byHeaders(batch, target, headersOf)) {
    // Compares size and time, then hashes. Two pages may have one size, and a checkout of git has new times.
    const upload = headers.split('\n').filter(Boolean);
    const line = ['copy', '--no-update-modtime', ...upload, '--no-traverse', '--files-from-raw=-'];
    const { done } = await rclone(target, line, [batch.root, target.address], names.join('\n'));
    written += done.length;
  }
  return written;
}

/** The names of a batch by the headers that a bucket stores with them: options of rclone, one a line. */
function byHeaders(
  { kind, names }: Batch,
  { isBucket }: Target,
  headersOf: HeadersOf,
): ReadonlyMap<string, readonly string[]> {
  if (!isBucket) return new Map([['', names]]);
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const type = contentType(kind === 'addresses' ? `${name}.html` : name);
    const cache = headersOf(`/${name.replace(/^index\.html$|\.html$/, '')}`)['Cache-Control'] ?? 'no-cache';
    const headers = `--header-upload=Content-Type: ${type}\n--header-upload=Cache-Control: ${cache}`;
    groups.set(headers, [...(groups.get(headers) ?? []), name]);
  }
  return groups;
}

/** Replaces each file of a folder in one step: before its version 1.63, rclone writes into the file that visitors read. */
async function replaceFiles({ root, names }: Batch, folder: string): Promise<number> {
  let written = 0;
  for (const name of names)
    if (await replaceFile(path.join(folder, name), await readFile(path.join(root, name)))) written += 1;
  return written;
}

/** Removes files, and then empty folders of builds; returns the number of removed files. */
async function remove(names: readonly string[], target: Target): Promise<number> {
  if (names.length === 0) return 0;
  const line = ['delete', '--no-traverse', '--files-from-raw=-'];
  const { done } = await rclone(target, line, [target.address], names.join('\n'));
  if (!target.isBucket) await rclone(target, ['rmdirs', '--leave-root'], [within(target, 'releases')]);
  return done.length;
}
