import type { Locator, Page } from 'playwright-core';
import { desktop, open } from './visit';

/** A state of a page that a visitor can reach. */
export interface PageState {
  name: string;
  /** Resolves to an element that is visible while the state lasts. */
  reach: (page: Page) => Promise<Locator>;
  /** Exists on small screens only. */
  small?: boolean;
  /** Nothing has happened since the document was opened. */
  fresh?: boolean;
}

export async function openDrawer(page: Page): Promise<Locator> {
  await open(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  return shown(page.getByRole('dialog', { name: 'Menu' }));
}

export async function shown(target: Locator): Promise<Locator> {
  await target.waitFor();
  return target;
}

export async function focusOn(target: Locator): Promise<void> {
  await target.and(target.page().locator(':focus')).waitFor();
}

/** Presses Tab until a control has the focus. No page has more than 90 controls. */
export async function tabTo(control: Locator): Promise<void> {
  const focused = control.and(control.page().locator(':focus'));
  for (let step = 0; step < 90 && (await focused.count()) === 0; step += 1) {
    await control.page().keyboard.press('Tab');
  }
  await focusOn(control);
}

/** Tabs round a dialog, forwards and backwards, and expects the focus inside it at every step. */
export async function expectFocusInside(dialog: Locator): Promise<void> {
  const controls = await dialog.locator('a[href], button').count();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < controls + 2; step += 1) {
      await dialog.page().keyboard.press(key);
      expect(await dialog.locator(':focus').count()).toBe(1);
    }
  }
}

/** Scrolls, and waits for the scroll event. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (position) =>
      new Promise<void>((resolve) => {
        const done = () => {
          resolve();
        };
        if (window.scrollY === position) done();
        document.addEventListener('scroll', done, { once: true });
        window.scrollTo({ top: position, behavior: 'instant' });
      }),
    top,
  );
}

export async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not rendered');
  return box;
}

export function styleOf(target: Locator, property: string): Promise<string> {
  return target.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

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

/** The number of pages on which the browser prints a page. */
export async function printedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  // The tree above the pages is of type `Pages`.
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
