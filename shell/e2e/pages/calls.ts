import type { Locator, Page } from 'playwright-core';

/** The bar at the foot of a phone's screen. */
export function callBar(page: Page): Locator {
  return page.locator('footer ~ * a[href^="tel:"]').locator('..');
}

/** The upper edges of visible controls that are filled with the brand's one strong colour. */
export function inBrick(controls: Element[]): number[] {
  const sample = document.createElement('i');
  sample.style.color = 'var(--brick)';
  const { color } = getComputedStyle(document.body.appendChild(sample));
  sample.remove();
  return controls
    .filter((control) => control.checkVisibility() && getComputedStyle(control).backgroundColor === color)
    .map((control) => control.getBoundingClientRect().top);
}
