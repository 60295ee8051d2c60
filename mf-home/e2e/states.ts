import type { Page } from 'playwright-core';
import { type PageState, shown } from 'platform/testing/journeys';
import { open } from 'platform/testing/visit';

export const states: readonly PageState[] = [
  { name: 'every service unfolded', reach: unfoldAll },
  { name: 'the figures, counted', reach: countUp },
];

async function unfoldAll(page: Page) {
  await open(page, '/');
  for (const button of await page.getByRole('button', { name: 'Learn More' }).all()) await button.click();
  return shown(page.getByRole('link', { name: 'Ask for a quote for general building' }));
}

/** Where the visitor asked for less motion the figures stand from the beginning. */
async function countUp(page: Page) {
  await open(page, '/');
  if (!(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)))
    await approachFigures(page);
  await page.getByText('Projects Completed').scrollIntoViewIfNeeded();
  await page.locator('#about [data-counting]').first().waitFor({ state: 'detached' });
  return shown(page.locator('#about').getByText('£10.5M', { exact: true }));
}

/** Scrolls until the figures have their script, and stand at zero half a screen below the edge. */
export async function approachFigures(page: Page): Promise<void> {
  await page
    .locator('#about ul')
    .last()
    .evaluate((figures) => {
      window.scrollBy({
        top: figures.getBoundingClientRect().top - 1.5 * window.innerHeight,
        behavior: 'instant',
      });
    });
  await page.locator('#about [aria-hidden]', { hasText: /^£0\.0M$/ }).waitFor();
}
