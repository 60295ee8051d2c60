import type { Page } from 'playwright-core';
import { business } from 'shared-content/business';
import type { RemoteName } from 'shared-content/contract/remotes';

/** A page as the tests find it: its address, the link in the header that leads there, and its heading. */
export interface SitePage {
  remote: RemoteName;
  route: string;
  link: string;
  heading: string;
}

export const sitePages = {
  'mf-home': {
    remote: 'mf-home',
    route: '/',
    link: 'Home',
    heading: 'Professional Brickwork & Construction',
  },
  'mf-portfolio': {
    remote: 'mf-portfolio',
    route: '/portfolio',
    link: 'Portfolio',
    heading: 'Our Portfolio',
  },
  'mf-contact': {
    remote: 'mf-contact',
    route: '/contact',
    link: 'Contact',
    heading: `Contact ${business.name}`,
  },
} as const satisfies Record<RemoteName, SitePage>;

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
