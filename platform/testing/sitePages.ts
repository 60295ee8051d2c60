import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import type { RemoteName } from 'shared-content/contract/remotes';
import { pageFile } from 'shared-content/contract/routes';
import { composedSite } from '../release/testing/composedSite';
import { sitePaths } from '../release/store/sitePaths';
import { folderOfPart, remotesHere } from '../parts';

/** A page as the tests find it: its address and its heading. */
interface SitePage {
  remote: RemoteName;
  route: string;
  heading: string;
}

/** The pages of this checkout's remotes, with the headings that the composed site has. */
export const sitePages = Object.fromEntries(
  remotesHere.map(({ name, route }) => [name, { remote: name, route, heading: headingOf(route) }]),
) as Record<RemoteName, SitePage>;

export const another: SitePage =
  Object.values(sitePages).find(({ route }) => route !== '/') ?? sitePages['mf-home'];

function headingOf(route: string): string {
  const html = readFileSync(sitePaths(composedSite()).file(pageFile(route)), 'utf8');
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '';
  return heading
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'");
}

/** The link to a page in the header, or in the menu of a small screen, which it opens. */
export async function headerLink(page: Page, route: string): Promise<Locator> {
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  return page.locator(`header nav a[href="${route}"]:visible`);
}

/** The list in this file of every page's `e2e/`, each entry with the name of its part. Some pages have no such file. */
export function fromParts<Entry extends { name: string }>(list: 'states' | 'tabJourneys'): Entry[] {
  return remotesHere.flatMap(({ name: part }) => {
    const file = path.join(folderOfPart(part), 'e2e', `${list}.ts`);
    if (!existsSync(file)) return [];
    const exported = createRequire(import.meta.url)(file) as Record<string, readonly Entry[]>;
    return (exported[list] ?? []).map((entry) => ({ ...entry, name: `${part}: ${entry.name}` }));
  });
}
