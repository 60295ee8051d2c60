import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { remotes } from 'shared-content/contract/remotes';
import { filesBelow, withVariants } from '../site/files';
import { notFoundFile, pageFile } from '../site/routes';
import { readReleases, sitePaths } from '../site/siteFolder';

/** The documents of a site. */
export const documents = [...remotes.map(({ route }) => pageFile(route)), notFoundFile];

/** The scripts of a document and the data that they read; structured data stays. */
export const scripts =
  /<template id="scripts">.*?<\/template>\n?|<script async[^>]*><\/script>\n?|<script type="application\/json"[^>]*>.*?<\/script>\n?/g;

/** Writes a file of a site with its compressed variants, as a release does. */
export async function writeServed(site: string, name: string, content: Buffer | string): Promise<void> {
  for (const [file, bytes] of await withVariants(name, Buffer.from(content))) {
    await mkdir(path.dirname(path.join(site, file)), { recursive: true });
    await writeFile(path.join(site, file), bytes);
  }
}

/** Copies the files of a folder to a place in a site, each with its compressed variants. */
export async function serveFolder(folder: string, site: string, place: string): Promise<void> {
  for (const name of await filesBelow(folder)) {
    await writeServed(site, path.join(place, name), await readFile(path.join(folder, name)));
  }
}

/** The folder of the build of a part that is live in a site. */
export async function liveFolder(site: string, part: string): Promise<string> {
  return sitePaths(site).build(part, (await readReleases(site))[part]?.live ?? '');
}

/** Copies the pictures, fonts and icons of the build of a part that is live in one site to a place in another. */
export async function copyPictures(
  composed: string,
  part: string,
  site: string,
  place: string,
): Promise<void> {
  const folder = path.join(await liveFolder(composed, part), 'browser');
  await cp(folder, path.join(site, place), {
    recursive: true,
    filter: (file) => !/\.(js|css|json)\b/.test(file),
  });
}
