import type { Page } from 'playwright-core';
import { business } from 'shared-content/business';
import { mainNavigation } from 'shared-content/content/navigation';
import { type RemoteName, remotes } from 'shared-content/contract/remotes';

/** A page as the tests find it: its address, the link in the header that leads there, and its heading. */
export interface SitePage {
  remote: RemoteName;
  route: string;
  link: string;
  heading: string;
}

/** What each page says first. */
const headings: Record<RemoteName, string> = {
  'mf-home': 'Professional Brickwork & Construction',
  'mf-portfolio': 'Our Portfolio',
  'mf-contact': `Contact ${business.name}`,
};

export const sitePages = Object.fromEntries(
  remotes.map(({ name, route }) => [
    name,
    { remote: name, route, link: linkTo(route), heading: headings[name] },
  ]),
) as Record<RemoteName, SitePage>;

/** The text of the header's link to a page. Throws where navigation.ts has none. */
function linkTo(route: string): string {
  const link = mainNavigation.find(({ href }) => href === route);
  if (!link) throw new Error(`Nothing in the header leads to ${route}: add a link to navigation.ts`);
  return link.label;
}

/** Expects the page on the screen, with its heading and the telephone number below it. */
export async function readable(page: Page, { heading }: SitePage): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: business.mobile.display }).waitFor();
}

/** Goes to a page by the header's link, with a script or without. */
export async function follow(page: Page, to: SitePage): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: to.link, exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname === to.route);
  await readable(page, to);
}
