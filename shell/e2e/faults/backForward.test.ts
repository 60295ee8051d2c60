import { chromium } from 'playwright-core';
import { quoteAddress } from 'shared-content/content/navigation';
import { chromiumOptions, findChromium } from 'platform/testing/machine';
import { headerLink } from 'platform/testing/sitePages';
import { hydrated, open, openStage, stageOfFile } from 'platform/testing/visit';

// The headless shell has no back-forward cache, and Playwright switches it off.
const ignoreDefaultArgs = ['--disable-back-forward-cache'];
const stage = stageOfFile(() =>
  openStage(undefined, undefined, () =>
    chromium.launch({ ...chromiumOptions(findChromium()), ignoreDefaultArgs }),
  ),
);

test('a page that comes out of the back-forward cache has what was typed, and leads on', async () => {
  const { page, complaints } = await stage.tab();
  await open(page, quoteAddress);
  await page.locator('#quote [name=firstName]').fill('Ada');
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });
  // A page with an icon: for a text, Chromium asks for /favicon.ico and complains that there is none.
  await page.goto('/');
  await page.evaluate(() => {
    history.back();
  });
  await page.locator('[data-persisted=true]').waitFor();
  expect(await page.locator('#quote [name=firstName]').inputValue()).toBe('Ada');
  await (await headerLink(page, '/')).click();
  await hydrated(page, '/');
  await page.evaluate(() => {
    history.back();
  });
  await hydrated(page, quoteAddress.replace(/#.*/, ''));
  expect(await page.locator('#quote [name=firstName]').inputValue()).toBe('Ada');
  expect(complaints).toEqual({ console: [], foreign: [] });
});
