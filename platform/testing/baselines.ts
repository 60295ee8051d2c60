import type { Page } from 'playwright-core';
import { desktop } from './visit';

/** Expects the first lines of the first two elements of a selector on one baseline, on screens of some widths. */
export async function expectOneBaseline(page: Page, texts: string, widths: readonly number[]): Promise<void> {
  await page.locator(texts).nth(1).waitFor();
  for (const width of widths) {
    await page.setViewportSize({ ...desktop, width });
    const [first = NaN, second = NaN] = await page.locator(texts).evaluateAll(baselines);
    expect(Math.abs(first - second)).toBeLessThanOrEqual(0.5);
  }
}

function baselines(elements: Element[]): number[] {
  return elements.map((element) => {
    const mark = document.createElement('span');
    mark.style.display = 'inline-block';
    element.prepend(mark);
    const { bottom } = mark.getBoundingClientRect();
    mark.remove();
    return bottom + window.scrollY;
  });
}
