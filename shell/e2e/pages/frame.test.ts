import type { Page } from 'playwright-core';
import { pageHeading } from 'shared-content/contract/document';
import { boxOf, expectOneBaseline } from 'platform/testing/journeys';
import { desktop, pageAddresses, phone, stageOfFile } from 'platform/testing/visit';

/** The frame around each page, by edges and lines: they are the same on every machine, unlike the pixels of text. */

const stage = stageOfFile();
let page: Page;
beforeAll(async () => {
  ({ page } = await stage.tab({ javaScriptEnabled: false }));
});

test.each(pageAddresses)('%s begins at the edge at which the header begins', async (address) => {
  await page.goto(address);
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    const wordmark = page.getByRole('banner').getByRole('link', { name: /^Meridian/ });
    expect(await wordmark.getAttribute('href')).toBe('/');
    expect((await boxOf(page.locator(pageHeading))).x).toBeCloseTo((await boxOf(wordmark)).x, 0);
  }
});

test('the brand and the heads of the footer share a baseline', async () => {
  await page.goto('/');
  await expectOneBaseline(page, 'footer :is(p:first-child, h2)', [768, 1280, 1440]);
});
