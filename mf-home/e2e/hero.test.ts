import type { Page } from 'playwright-core';
import { boxOf } from 'platform/testing/journeys';
import { open, phone, stageOfFile } from 'platform/testing/visit';

const stage = stageOfFile();
/** The page, opened once; the tests resize its window. */
let page: Page;
beforeAll(async () => {
  ({ page } = await stage.tab());
  await open(page, '/');
});

test.each([
  [360, 740],
  [390, 664],
  [360, 612],
  [375, 553],
  [740, 360],
  [844, 390],
  // 1280 × 800, 1366 × 768 and 1920 × 1080 at 200 %.
  [640, 400],
  [683, 384],
  [960, 540],
])('the first screen of %d × %d has headline, area, call button and picture', async (width, height) => {
  await page.setViewportSize({ width, height });
  const main = page.getByRole('main');
  const area = main.getByText(/^From foundations to roofs/);
  const header = await boxOf(page.getByRole('banner'));
  for (const text of [
    main.getByRole('heading', { level: 1 }),
    area,
    main.getByRole('link', { name: /^Call Now/ }),
  ]) {
    const box = await boxOf(text);
    expect(box.y).toBeGreaterThanOrEqual(header.height);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
  }
  // Its frame, which crops it.
  const picture = await boxOf(main.getByRole('img').first().locator('xpath=ancestor::div[1]'));
  expect(picture.height).toBeGreaterThan(0.15 * height);
  const text = await boxOf(area);
  // Beside the text on a wide screen, above it and no higher than a third on a high one.
  if (width > height) expect(picture.x).toBeGreaterThan(text.x + text.width);
  else expect(picture.height).toBeLessThanOrEqual(0.32 * height + 1);
});

test.each([1024, 1280, 1920])('the call and the way to a quote are level at %d px', async (width) => {
  await page.setViewportSize({ width, height: 800 });
  const [call, quote] = await Promise.all(
    [/^Call Now/, 'Request a Quote'].map((name) => boxOf(page.locator('#home').getByRole('link', { name }))),
  );
  expect(quote?.y).toBe(call?.y);
});

test.each([768, 1280, 1920])('the picture bleeds off the right edge at %d px', async (width) => {
  await page.setViewportSize({ width, height: 800 });
  const picture = await boxOf(page.getByRole('main').getByRole('img').first());
  const edge = await page.evaluate(() => document.documentElement.clientWidth);
  expect(picture.x + picture.width).toBeCloseTo(edge, 0);
});

test.each([
  [320, 2],
  [360, 3],
  [412, 2.625],
  [430, 3],
])('a phone of %d px with %d device pixels to one loads at most 60 kB of picture', async (width, scale) => {
  const { page: own } = await stage.visitor({
    viewport: { ...phone, width },
    deviceScaleFactor: scale,
    javaScriptEnabled: false,
  });
  const pictures: Promise<Buffer>[] = [];
  own.on('response', (response) => {
    if (response.url().includes('/hero-')) pictures.push(response.body());
  });
  await own.goto('/');
  const bytes = (await Promise.all(pictures)).reduce((sum, { length }) => sum + length, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(60_000);
});
