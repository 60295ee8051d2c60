import type { Page } from 'playwright-core';
import { business } from 'shared-content/business';
import { pageHeading } from 'shared-content/contract/document';
import { remotesHere } from 'platform/parts';
import { desktop, open, pageAddresses, phone, stageOfFile } from 'platform/testing/visit';

const stage = stageOfFile();
/** One tab for all: each test begins with a document of its own. */
let page: Page;
beforeAll(async () => {
  ({ page } = await stage.tab({ javaScriptEnabled: false }));
});

test.each(pageAddresses)('%s has all its text, with both numbers and the email as links', async (address) => {
  const { page: alive } = await stage.tab();
  await open(alive, address);
  await page.goto(address);
  for (const viewport of [phone, desktop]) {
    await alive.setViewportSize(viewport);
    const texts = await visibleTexts(alive);
    expect(texts).not.toEqual([]);
    await page.setViewportSize(viewport);
    const here = await visibleTexts(page);
    expect(texts.filter((text) => !here.includes(text))).toEqual([]);
    expect(await page.locator(pageHeading).count()).toBe(1);
    for (const { href } of [business.mobile, business.office, business.email])
      expect(await page.locator(`a[href="${href}"]:visible`).count()).toBeGreaterThan(0);
  }
});

test.each(remotesHere)('$route prints nothing to press', async ({ route }) => {
  await page.goto(route);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('button:visible, [role=button]:visible').count()).toBe(0);
  const ways = page.locator('a:visible').filter({ hasText: /^(Call|Back)|Quote$|Portfolio$/ });
  expect(await ways.allTextContents()).toEqual([]);
  await page.emulateMedia({ media: 'screen' });
});

/** The visible texts that are no controls: not hidden, not transparent, and rendered wherever they stand on the page. */
function visibleTexts(of: Page): Promise<string[]> {
  return of.locator('main *').evaluateAll((elements) =>
    elements
      .filter(({ childNodes }) => [...childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE))
      .filter((element) => !element.closest('button, form, [aria-haspopup]'))
      .filter((element) =>
        element.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
          contentVisibilityAuto: true,
        }),
      )
      .map(({ textContent }) => textContent),
  );
}
