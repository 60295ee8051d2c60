import { readFileSync } from 'node:fs';
import { business } from 'shared-content/business';
import { pageChunk } from 'shared-content/contract/addresses';
import { pageFile } from 'shared-content/contract/routes';
import type { RemoteName } from 'shared-content/contract/remotes';
import { sitePaths } from 'platform/release/store/sitePaths';
import { changedBuild, liveFile } from 'platform/release/testing/builds';
import { composedSite } from 'platform/release/testing/composedSite';
import { sitePages } from 'platform/testing/sitePages';

export type Part = 'shell' | RemoteName;

/** Another build of a part, in which one of its texts ends in a number; the text and the folder of the build. */
export async function changedVersion(part: Part, version: number): Promise<{ text: string; dist: string }> {
  const before = part === 'shell' ? business.mobile.display : textOf(part);
  const text = `${before}${version}`;
  return { text, dist: await changedBuild(part, before, text) };
}

/** The first text of a remote's page, but for its heading, that stands in its bundles as a visitor reads it. */
function textOf(part: RemoteName): string {
  const site = composedSite();
  const html = readFileSync(sitePaths(site).file(pageFile(sitePages[part].route)), 'utf8');
  const bundles = ['server/server.cjs', `browser/${pageChunk(part)}.js`].map((name) =>
    readFileSync(liveFile(site, part, name), 'utf8'),
  );
  const texts = [...html.slice(html.indexOf('<main')).matchAll(/>([^<>&]{8,80})</g)];
  const { heading } = sitePages[part];
  const found = texts.find(
    ([, text = '']) => !heading.includes(text) && bundles.every((bundle) => bundle.includes(text)),
  )?.[1];
  if (!found) throw new Error(`No text of the page of ${part} stands in its bundles`);
  return found;
}
