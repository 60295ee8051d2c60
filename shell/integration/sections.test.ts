import type { Page } from 'playwright-core';
import { scrollTo } from './journeys';
import { desktop, open, openStage, phone, type Stage } from './visit';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

describe.each([phone, desktop])('at $width px', (viewport) => {
  test.each(['services', 'about', 'contact', 'home'])('another page leads to #%s', async (id) => {
    const { page, context } = await stage.visitor({ viewport });
    await open(page, '/portfolio');
    await page.locator(`footer a[href="/#${id}"]`).first().click();
    await inView(page, id);
    expect(page.url()).toBe(`${stage.url}/#${id}`);
    await context.close();
  });

  test('a link to a section leads there each time it is followed, and Back is one step', async () => {
    const { page, context } = await stage.visitor({ viewport });
    await open(page, '/portfolio');
    await open(page, '/');
    const link = page.locator('footer a[href="/#about"]');
    await link.click();
    await inView(page, 'about');
    await scrollTo(page, 0);
    await link.click();
    await inView(page, 'about');
    await page.goBack();
    expect(page.url()).toBe(`${stage.url}/`);
    await context.close();
  });

  test('an address with a section opens at it', async () => {
    const { page, context } = await stage.visitor({ viewport });
    await open(page, '/contact#why-choose');
    await inView(page, 'why-choose');
    await context.close();
  });
});

/** Waits until a section begins in the upper half of the screen, below the sticky header. */
async function inView(page: Page, id: string) {
  await page.waitForFunction((section) => {
    const top = document.getElementById(section)?.getBoundingClientRect().top ?? -1;
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return top >= header - 1 && top < window.innerHeight / 2;
  }, id);
}
