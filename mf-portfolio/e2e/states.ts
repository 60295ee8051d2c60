import type { Page } from 'playwright-core';
import { type PageState, shown } from 'platform/testing/journeys';
import { open } from 'platform/testing/visit';

/** The project whose case study the tests open. */
export const wall = 'Garden Wall & Driveway';

export const states: readonly PageState[] = [
  { name: 'a category without projects', reach: chooseEmptyCategory },
  { name: 'a case study', reach: openCaseStudy },
  { name: 'a case study that cannot be opened, with its toast', reach: failToOpenCaseStudy },
];

async function chooseEmptyCategory(page: Page) {
  await open(page, '/portfolio');
  await page.getByRole('button', { name: 'Roofing' }).click();
  return shown(page.getByText('We have no roofing projects on their own'));
}

export async function openCaseStudy(page: Page) {
  await open(page, '/portfolio');
  await page.getByRole('link', { name: wall }).click();
  return shown(page.getByRole('dialog', { name: wall }));
}

async function failToOpenCaseStudy(page: Page) {
  await page.route(/\/caseStudy\.js/, (route) => route.abort());
  await open(page, '/portfolio');
  await page.getByRole('link', { name: wall }).click();
  return shown(page.getByRole('alert').getByText('The case study could not be opened'));
}
