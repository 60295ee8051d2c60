import type { Page } from 'playwright-core';
import { business } from 'shared-content/business';

/** The pages with the remote that each is, the link in the header that leads there, and the heading one finds. */
export const sitePages = [
  { part: 'mf-home', route: '/', link: 'Home', heading: 'Professional Brickwork & Construction' },
  { part: 'mf-portfolio', route: '/portfolio', link: 'Portfolio', heading: 'Our Portfolio' },
  { part: 'mf-contact', route: '/contact', link: 'Contact', heading: `Contact ${business.name}` },
] as const;

export type SitePage = (typeof sitePages)[number];

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
