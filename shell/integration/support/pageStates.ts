import type { Page } from 'playwright-core';
import { remotes } from 'shared-content/contract/remotes';
import { openDrawer, sendQuoteForm } from './journeys';
import { open, unknownPath } from './visit';

/** A page as a visitor can come to see it. */
export interface PageState {
  name: string;
  /** Brings a fresh page there. */
  reach: (page: Page) => Promise<unknown>;
  /** Exists on small screens only. */
  small?: boolean;
}

/** Every page, and all that can be opened, filled in or go wrong on it: what holds for a page holds for each. */
export const pageStates: readonly PageState[] = [
  ...[...remotes.map(({ route }) => route), unknownPath].map((address) => ({
    name: `${address} as it opens`,
    reach: (page: Page) => open(page, address),
  })),
  { name: 'the drawer', reach: openDrawer, small: true },
  { name: 'what the home page unfolds', reach: unfoldAll },
  { name: 'a category without projects', reach: chooseEmptyCategory },
  { name: 'a case study', reach: openCaseStudy },
  { name: 'a case study that cannot be opened, with its toast', reach: failToOpenCaseStudy },
  { name: 'the quote form with every error', reach: sendNothing },
  { name: 'the quote form when it was sent, with its toast', reach: sendAll },
  { name: 'the section in place of a page that cannot be had', reach: failToLoadPage },
];

async function unfoldAll(page: Page) {
  await open(page, '/');
  for (const button of await page.getByRole('button', { name: 'Learn More' }).all()) await button.click();
  await page.getByRole('link', { name: 'Ask for a quote for General Building' }).waitFor();
}

async function chooseEmptyCategory(page: Page) {
  await open(page, '/portfolio');
  await page.getByRole('button', { name: 'Roofing' }).click();
  await page.getByText('We have no Roofing projects').waitFor();
}

async function openCaseStudy(page: Page) {
  await open(page, '/portfolio');
  await page.getByRole('link', { name: 'Garden Wall & Driveway' }).click();
  await page.getByRole('dialog', { name: 'Garden Wall & Driveway' }).waitFor();
}

async function failToOpenCaseStudy(page: Page) {
  await page.route(/\/caseStudy\.js/, (route) => route.abort());
  await open(page, '/portfolio');
  await page.getByRole('link', { name: 'Garden Wall & Driveway' }).click();
  await page.getByRole('alert').getByText('The case study could not be opened').waitFor();
}

async function sendNothing(page: Page) {
  await open(page, '/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByRole('group', { name: 'Please check these answers' }).waitFor();
}

async function sendAll(page: Page) {
  await open(page, '/contact');
  await sendQuoteForm(page);
  await page.getByRole('status').getByText('Message Sent Successfully!').waitFor();
}

async function failToLoadPage(page: Page) {
  await page.route(/\/portfolio$|\/mf-portfolio\//, (route) => route.abort());
  await open(page, '/');
  await page.getByRole('link', { name: 'View Our Portfolio' }).click();
  await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor();
}
