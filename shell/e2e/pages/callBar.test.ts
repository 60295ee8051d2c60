import { business } from 'shared-content/business';
import { quoteAddress } from 'shared-content/content/navigation';
import { quoteForm } from 'shared-content/content/quoteForm';
import { boxOf } from 'platform/testing/journeys';
import { desktop, open, pageAddresses, phone, stageOfFile } from 'platform/testing/visit';
import { callBar, inBrick } from './calls';

const stage = stageOfFile();

test.each([
  ['/', 'Call Mobile Now'],
  ['/portfolio', `Call ${business.mobile.display}`],
  ['/contact', 'Call Mobile'],
])('leaves while the own calls of %s are in view', async (address, name) => {
  const { page } = await stage.tab({ viewport: phone });
  await open(page, address);
  const call = callBar(page).getByRole('link').first();
  await page
    .getByRole('main')
    .getByRole('link', { name, exact: true })
    .evaluate((own) => {
      own.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
  await call.waitFor({ state: 'hidden' });
  await page.evaluate(() => {
    window.scrollBy({ top: window.innerHeight, behavior: 'instant' });
  });
  await call.waitFor();
});

test.each(pageAddresses)(
  'comes filled once the main action of %s has gone, and covers nothing',
  async (address) => {
    const { page } = await stage.tab({ viewport: phone, javaScriptEnabled: false });
    await page.goto(address);
    const bar = callBar(page);
    const ways = await bar
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const isQuotePage = quoteAddress.startsWith(`${address}#`);
    expect(ways).toEqual([business.mobile.href, ...(isQuotePage ? [] : [quoteAddress])]);
    const own = await page.getByRole('main').locator('a, button').evaluateAll(inBrick);
    const isBelow = (await boxOf(bar)).y >= phone.height;
    expect(isBelow).toBe(own.some((top) => top < phone.height));

    await page.evaluate(() => {
      window.scrollTo({ top: 50_000, behavior: 'instant' });
    });
    // Draws a frame, with which view timelines follow the scrolling.
    await page.screenshot();
    const { x, y, width, height } = await boxOf(bar);
    expect({ x, width, bottom: Math.round(y + height) }).toEqual({
      x: 0,
      width: 360,
      bottom: phone.height,
    });
    expect(height).toBeGreaterThanOrEqual(44);
    expect(await bar.locator('a').evaluateAll(inBrick)).toHaveLength(1);
    const end = await boxOf(page.getByRole('contentinfo'));
    expect(end.y + end.height).toBeLessThanOrEqual(y + 1);
  },
);

test('is filled above an empty form, and not beside what is wrong in it', async () => {
  const { page } = await stage.tab({ viewport: phone });
  await open(page, quoteAddress.replace(/#.*/, ''));
  const filled = async () => {
    // Draws a frame, with which view timelines follow the scrolling.
    await page.screenshot();
    return callBar(page).locator('a').evaluateAll(inBrick);
  };
  expect(await filled()).toHaveLength(1);
  await page.getByRole('button', { name: quoteForm.submit }).click();
  await page.getByRole('group', { name: quoteForm.problem }).waitFor();
  expect(await filled()).toHaveLength(0);
});

test('rises whole, and is not seen before there is room for all of it', async () => {
  const { page } = await stage.tab({ viewport: phone, reducedMotion: 'reduce' });
  await open(page, '/');
  const bar = callBar(page);
  const { y, height } = await boxOf(bar);
  // Waiting, it stands by its own height lower than its place.
  const place = y - height;
  for (const [room, seen] of [
    [height - 1, 0],
    [height + 1, height],
  ] as const) {
    await page.evaluate(
      (top) => {
        window.scrollTo({ top, behavior: 'instant' });
      },
      place - phone.height + room,
    );
    // Draws a frame, with which view timelines follow the scrolling.
    await page.screenshot();
    expect(Math.max(0, phone.height - (await boxOf(bar)).y)).toBeCloseTo(seen, 0);
  }
});

test('makes way for the keyboard of a text field, and none is on wide screens or paper', async () => {
  const { page } = await stage.tab({ viewport: phone });
  await open(page, quoteAddress.replace(/#.*/, ''));
  const bar = callBar(page);
  await page.locator('main textarea').focus();
  expect(await bar.isVisible()).toBe(false);
  // What is focused next stays clear of it.
  const link = page.getByRole('contentinfo').getByRole('link', { name: business.email.display });
  await link.focus();
  expect(await bar.isVisible()).toBe(true);
  const [focused, over] = [await boxOf(link), await boxOf(bar)];
  expect(focused.y + focused.height).toBeLessThanOrEqual(over.y);

  await page.emulateMedia({ media: 'print' });
  expect(await bar.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize(desktop);
  expect(await bar.isVisible()).toBe(false);
});
