import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { remotes } from 'shared-content/contract/remotes';
import { liveFolders } from '../release/testing/liveBuild';
import { filesBelow, withVariants } from '../release/store/files';
import { notFoundFile, pageFile } from 'shared-content/contract/routes';
import { sitePaths } from '../release/store/sitePaths';

/** The documents of a site. */
export const documents = [...remotes.map(({ route }) => pageFile(route)), notFoundFile];

/** The scripts of a document and the data that they read; structured data stays. */
export const scripts =
  /<template id="scripts">.*?<\/template>\n?|<script async[^>]*><\/script>\n?|<script type="application\/json"[^>]*>.*?<\/script>\n?/g;

/** Writes a file of a site with its compressed variants, as a release does. */
export async function writeServed(site: string, name: string, content: Buffer | string): Promise<void> {
  for (const [file, bytes] of await withVariants(name, Buffer.from(content))) {
    const target = sitePaths(site).file(file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, bytes);
  }
}

/** Copies the files of a folder to a place in a site, each with its compressed variants. */
export async function serveFolder(folder: string, site: string, place: string): Promise<void> {
  for (const name of await filesBelow(folder)) {
    await writeServed(site, path.join(place, name), await readFile(path.join(folder, name)));
  }
}

/** Copies the pictures, fonts and icons of the build of a part that is live in one site to a place in another. */
export async function copyPictures(
  composed: string,
  part: string,
  site: string,
  place: string,
): Promise<void> {
  const { served } = await liveFolders(composed, part);
  await cp(path.join(served, 'browser'), sitePaths(site).file(place), {
    recursive: true,
    filter: (file) => !/\.(js|css|json)\b/.test(file),
  });
}
