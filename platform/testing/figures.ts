import type { Page } from 'playwright-core';

/** Scrolls an open home page until its figures have their script, and stand at zero half a screen below the edge. */
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
