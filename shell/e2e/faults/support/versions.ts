import { readFileSync } from 'node:fs';
import { business } from 'shared-content/business';
import { pageChunk } from 'shared-content/contract/addresses';
import { pageFile } from 'shared-content/contract/routes';
import type { RemoteName } from 'shared-content/contract/remotes';
import { readBuild } from 'platform/release/store/build';
import { releaseBuilds } from 'platform/release/store/change';
import { sitePaths } from 'platform/release/store/sitePaths';
import { changedBuild, liveFile } from 'platform/release/testing/builds';
import { composedSite } from 'platform/release/testing/composedSite';
import { sitePages } from 'platform/testing/sitePages';
import type { Stage, Visitor } from 'platform/testing/visit';
import { type Reader, readerIn } from './reader';

export interface Tab extends Visitor {
  reader: Reader;
  /** The text that each part had when the tab was opened. */
  shown: Record<string, string>;
}

/** Releases a version of a part, in which one of its texts ends in this number; returns that text. */
export async function releaseVersion(
  site: string,
  part: 'shell' | RemoteName,
  version: number,
): Promise<string> {
  const text = part === 'shell' ? business.mobile.display : textOf(part);
  const changed = `${text}${version}`;
  const build = await readBuild(await changedBuild(part, text, changed), part);
  await releaseBuilds(site, new Map([[part, { build }]]));
  return changed;
}

/** The first text of a remote's page that stands in its bundles as a visitor reads it. */
function textOf(part: RemoteName): string {
  const site = composedSite();
  const html = readFileSync(sitePaths(site).file(pageFile(sitePages[part].route)), 'utf8');
  const bundles = ['server/server.cjs', `browser/${pageChunk(part)}.js`].map((name) =>
    readFileSync(liveFile(site, part, name), 'utf8'),
  );
  const texts = [...html.slice(html.indexOf('<main')).matchAll(/>([^<>&]{8,40})</g)];
  const { heading } = sitePages[part];
  const found = texts.find(
    ([, text = '']) => text !== heading && bundles.every((bundle) => bundle.includes(text)),
  )?.[1];
  if (!found) throw new Error(`No text of the page of ${part} stands in its bundles`);
  return found;
}

/** Opens the home page in a new tab, which keeps to the builds that are live now. */
export async function openTab(stage: Stage, shown: Record<string, string> = {}): Promise<Tab> {
  const visitor = await stage.visitor();
  const reader = readerIn(visitor.page);
  await reader.page.goto('/');
  await reader.isInteractive('mf-home');
  return { ...visitor, reader, shown: { ...shown } };
}
