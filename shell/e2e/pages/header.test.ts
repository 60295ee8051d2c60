import type { Locator, Page } from 'playwright-core';
import { business } from 'shared-content/business';
import { quoteAddress } from 'shared-content/content/navigation';
import { pageHeading } from 'shared-content/contract/document';
import { boxOf, expectFocusInside, focusOn, openDrawer, scrollTo, tabTo } from 'platform/testing/journeys';
import { another, headerLink } from 'platform/testing/sitePages';
import { openBeforeScripts } from 'platform/testing/slowScripts';
import { translate } from 'platform/testing/translate';
import { desktop, hydrated, open, pageAddresses, phone, stageOfFile } from 'platform/testing/visit';

const { route } = another;

const stage = stageOfFile();

test('can be skipped, and walked through in the middle of a page, which stays where it is', async () => {
  const { page } = await stage.tab();
  await open(page, '/');
  await page.keyboard.press('Tab');
  await focusOn(page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  await focusOn(page.getByRole('main'));
  await page.keyboard.press('Tab');
  expect(await page.locator('main :focus').count()).toBe(1);

  await open(page, '/');
  await scrollTo(page, 2000);
  const focused = page.getByRole('banner').locator(':focus');
  let steps = 0;
  for (; steps === 0 || (await focused.count()) > 0; steps += 1) {
    expect(await page.evaluate(() => window.scrollY)).toBe(2000);
    await page.keyboard.press('Tab');
  }
  // The skip link, the name, five pages, the email and the call.
  expect(steps).toBeGreaterThan(7);
});

test('stays in view with the call, and shows numbers and email on large screens only', async () => {
  const { page } = await stage.tab();
  await open(page, '/');
  await scrollTo(page, 1500);
  const header = page.getByRole('banner');
  const contact = header.getByLabel('Contact details');
  const menu = page.getByRole('button', { name: 'Open menu' });
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    expect((await boxOf(header)).y).toBe(0);
    expect(await header.getByRole('link', { name: 'Call Now' }).isVisible()).toBe(true);
    expect(await contact.isVisible()).toBe(viewport === desktop);
    expect(await menu.isVisible()).toBe(viewport === phone);
  }
});

test('marks a section in place of its page while it is looked at', async () => {
  const { page } = await stage.tab();
  await open(page, '/');
  const current = page.locator('header [aria-current]:visible');
  for (const section of ['/#about', '/#services']) {
    await (await headerLink(page, section)).click();
    await current.and(page.locator(`[href="${section}"]`)).waitFor();
    expect(await current.count()).toBe(1);
  }
  await scrollTo(page, 0);
  await current.and(page.locator('[href="/"]')).waitFor();
});

describe('the call bar of a phone', () => {
  test.each(pageAddresses)(
    'comes once the first screen of %s has gone, and covers nothing',
    async (address) => {
      const { page } = await stage.tab({ viewport: phone, javaScriptEnabled: false });
      await page.goto(address);
      const bar = callBar(page);
      const ways = await bar
        .locator('a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      const isQuotePage = quoteAddress.startsWith(`${address}#`);
      expect(ways).toEqual([business.mobile.href, ...(isQuotePage ? [] : [quoteAddress])]);
      expect((await boxOf(bar)).y).toBeGreaterThanOrEqual(phone.height);

      await page.evaluate(() => {
        window.scrollTo({ top: 50_000, behavior: 'instant' });
      });
      const { x, y, width, height } = await boxOf(bar);
      expect({ x, width, bottom: Math.round(y + height) }).toEqual({
        x: 0,
        width: 360,
        bottom: phone.height,
      });
      expect(height).toBeGreaterThanOrEqual(44);
      const end = await boxOf(page.getByRole('contentinfo'));
      expect(end.y + end.height).toBeLessThanOrEqual(y + 1);
    },
  );

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
});

describe('the drawer', () => {
  test('by keyboard, opens, holds the focus, gives it back, and leads to a page', async () => {
    const { page, complaints } = await stage.tab({ viewport: phone });
    await open(page, '/');
    const button = page.getByRole('button', { name: 'Open menu' });
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await tabTo(button);
    await page.keyboard.press('Enter');
    await drawer.waitFor();
    await expectFocusInside(drawer);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    await focusOn(button);

    await page.keyboard.press('Space');
    await drawer.waitFor();
    await tabTo(drawer.locator(`a[href="${route}"]`));
    await page.keyboard.press('Enter');
    await hydrated(page, route);
    await focusOn(page.locator(pageHeading));
    await drawer.waitFor({ state: 'hidden' });

    // Back leads to another page too.
    await button.click();
    await drawer.waitFor();
    await page.goBack();
    await hydrated(page, '/');
    await drawer.waitFor({ state: 'hidden' });
    await focusOn(page.locator(pageHeading));
    // Closed, it cannot be reached.
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Shift+Tab');
      expect(await drawer.locator(':focus').count()).toBe(0);
    }
    expect(complaints).toEqual({ console: [], foreign: [] });
  });

  test('is 20 rem wide at the right edge, never wider than the window, and closed by a press beside it', async () => {
    const { page } = await stage.tab({ viewport: phone, isMobile: true, reducedMotion: 'reduce' });
    const drawer = await openDrawer(page);
    expect(await drawer.boundingBox()).toEqual({ x: 40, y: 0, width: 320, height: 740 });
    await page.mouse.click(10, 400);
    await drawer.waitFor({ state: 'hidden' });
    await focusOn(page.getByRole('button', { name: 'Open menu' }));
    await page.close();

    const { page: narrow } = await stage.tab({
      viewport: { width: 300, height: 740 },
      reducedMotion: 'reduce',
    });
    expect((await boxOf(await openDrawer(narrow))).x).toBeGreaterThanOrEqual(0);
  });

  test('closes when the screen becomes one without it, as when a tablet is turned', async () => {
    const { page } = await stage.tab({ viewport: phone });
    await openDrawer(page);
    await page.setViewportSize(desktop);
    await page.waitForFunction(() => !document.querySelector(':modal'));
    await (await headerLink(page, route)).click();
    await hydrated(page, route);
  });

  test('opens before any script has arrived, and hydration leaves it open', async () => {
    const { page, letCome } = await openBeforeScripts(stage, '/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.waitFor();
    expect(await letCome()).toBe(true);
    expect(await drawer.isVisible()).toBe(true);
    await page.locator('header [aria-expanded="true"]').waitFor();
  });

  test.each(['before', 'after'])('leads to another page when it is translated %s hydration', async (when) => {
    const { page } = await stage.tab({ viewport: phone });
    if (when === 'before') await page.addInitScript(translate);
    await open(page, '/');
    if (when === 'after') await page.evaluate(translate);
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await (await headerLink(page, route)).click();
    await hydrated(page, route);
    expect(errors).toEqual([]);
  });
});

function callBar(page: Page): Locator {
  return page.locator('footer ~ * a[href^="tel:"]').locator('..');
}
