import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { business } from 'shared-content/business';
import { mainNavigation } from 'shared-content/content/navigation';
import { pageHeading } from 'shared-content/contract/document';
import type { RemoteName } from 'shared-content/contract/remotes';
import { pageFile } from 'shared-content/contract/routes';
import { composedSite } from '../release/testing/composedSite';
import { sitePaths } from '../release/store/sitePaths';
import { remotesHere } from '../parts';

/** A page as the tests find it: its address, the link in the header that leads there, and its heading. */
export interface SitePage {
  remote: RemoteName;
  route: string;
  link: string;
  heading: string;
}

/** The pages of this checkout's remotes, with the headings that the composed site has. */
export const sitePages = Object.fromEntries(
  remotesHere.map(({ name, route }) => [
    name,
    { remote: name, route, link: linkTo(route), heading: headingOf(route) },
  ]),
) as Record<RemoteName, SitePage>;

/** The text of the header's link to a page. Throws where navigation.ts has none. */
function linkTo(route: string): string {
  const link = mainNavigation.find(({ href }) => href === route);
  if (!link) throw new Error(`Nothing in the header leads to ${route}: add a link to navigation.ts`);
  return link.label;
}

function headingOf(route: string): string {
  const html = readFileSync(sitePaths(composedSite()).file(pageFile(route)), 'utf8');
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '';
  return heading
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'");
}

/** Expects the page on the screen, with its heading and the telephone number below it. */
export async function readable(page: Page, { heading }: SitePage): Promise<void> {
  await page.locator(pageHeading).getByText(heading, { exact: true }).waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: business.mobile.display }).waitFor();
}

/** Goes to a page by the header's link, with a script or without. */
export async function follow(page: Page, to: SitePage): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: to.link, exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname === to.route);
  await readable(page, to);
}
