import type { Locator, Page } from 'playwright-core';
import { openDrawer, sendQuoteForm } from './journeys';
import { open, pageAddresses } from './visit';

/** Something that a visitor can do on a fresh page. */
export interface Journey {
  name: string;
  reach: (page: Page) => Promise<unknown>;
  /** Exists on small screens only. */
  small?: boolean;
}

/** A page as a visitor can come to see it. */
export interface PageState extends Journey {
  /** Gives what is to be seen as long as the page stays so. */
  reach: (page: Page) => Promise<Locator>;
}

/** Every page, and all that can be opened, filled in or go wrong on it: what holds for a page holds for each. */
export const pageStates: readonly PageState[] = [
  ...pageAddresses.map((address) => ({
    name: `${address} as it opens`,
    reach: async (page: Page) => {
      await open(page, address);
      return page.getByRole('heading', { level: 1 });
    },
  })),
  { name: 'the drawer', reach: openDrawer, small: true },
  { name: 'what the home page unfolds', reach: unfoldAll },
  { name: 'a category without projects', reach: chooseEmptyCategory },
  { name: 'a case study', reach: openCaseStudy },
  { name: 'a case study that cannot be opened, with its toast', reach: failToOpenCaseStudy },
  { name: 'the quote form with every error', reach: sendNothing },
  { name: 'the quote form when it was sent, with its toast', reach: sendAll },
  { name: 'the section in place of a page that cannot be loaded', reach: failToLoadPage },
];

async function unfoldAll(page: Page) {
  await open(page, '/');
  for (const button of await page.getByRole('button', { name: 'Learn More' }).all()) await button.click();
  return shown(page.getByRole('link', { name: 'Ask for a quote for General Building' }));
}

async function chooseEmptyCategory(page: Page) {
  await open(page, '/portfolio');
  await page.getByRole('button', { name: 'Roofing' }).click();
  return shown(page.getByText('We have no Roofing projects'));
}

async function openCaseStudy(page: Page) {
  await open(page, '/portfolio');
  await page.getByRole('link', { name: 'Garden Wall & Driveway' }).click();
  return shown(page.getByRole('dialog', { name: 'Garden Wall & Driveway' }));
}

async function failToOpenCaseStudy(page: Page) {
  await page.route(/\/caseStudy\.js/, (route) => route.abort());
  await open(page, '/portfolio');
  await page.getByRole('link', { name: 'Garden Wall & Driveway' }).click();
  return shown(page.getByRole('alert').getByText('The case study could not be opened'));
}

async function sendNothing(page: Page) {
  await open(page, '/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  return shown(page.getByRole('group', { name: 'Please check these answers' }));
}

async function sendAll(page: Page) {
  await open(page, '/contact');
  await sendQuoteForm(page);
  const toast = await shown(page.getByRole('status').getByText('Message Sent Successfully!'));
  // A toast stays while the window does not have the focus, and so during the looks at it.
  await page.evaluate(() => {
    document.hasFocus = () => false;
  });
  return toast;
}

async function failToLoadPage(page: Page) {
  await page.route(/\/portfolio$|\/mf-portfolio\//, (route) => route.abort());
  await open(page, '/');
  await page.getByRole('link', { name: 'View Our Portfolio' }).click();
  return shown(page.getByRole('heading', { name: 'This page could not be loaded' }));
}

async function shown(target: Locator): Promise<Locator> {
  await target.waitFor();
  return target;
}
