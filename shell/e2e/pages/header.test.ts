import type { Locator, Page, Route } from 'playwright-core';
import { business } from 'shared-content/business';
import { quoteAddress } from 'shared-content/content/navigation';
import { focusOn, openDrawer } from 'platform/testing/journeys';
import { desktop, open, openStage, pageAddresses, phone, type Stage } from 'platform/testing/visit';
import { remotesHere } from 'platform/parts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

test.each(remotesHere)('marks $route as the current page', async ({ route }) => {
  const { page } = await stage.tab();
  await open(page, route);
  const current = page.getByRole('banner').locator('[aria-current="page"]').and(page.locator(':visible'));
  expect(await current.count()).toBe(1);
  expect(await current.getAttribute('href')).toBe(route);
  await page.close();
});

test.each([desktop, phone])('stays in view and offers the call at $width px', async (viewport) => {
  const { page } = await stage.tab({ viewport });
  await open(page, '/');
  await page.evaluate(() => {
    window.scrollTo(0, 1500);
  });
  const header = page.getByRole('banner');
  expect((await header.boundingBox())?.y).toBe(0);
  const call = header.getByRole('link', { name: 'Call Now' });
  expect(await call.isVisible()).toBe(true);
  expect(await call.getAttribute('href')).toBe(business.mobile.href);
  await page.close();
});

test('shows both numbers and the email on large screens only', async () => {
  const { page } = await stage.tab();
  await open(page, '/');
  const contact = page.getByRole('banner').getByLabel('Contact details');
  for (const { display } of [business.mobile, business.office, business.email]) {
    expect(await contact.getByText(display).isVisible()).toBe(true);
  }
  expect(await page.getByRole('button', { name: 'Open menu' }).isVisible()).toBe(false);

  await page.setViewportSize(phone);
  expect(await contact.isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: 'Open menu' }).isVisible()).toBe(true);
  await page.close();
});

test.each(['services', 'about'])('marks #%s in place of Home while it is looked at', async (id) => {
  const { page } = await stage.tab();
  await open(page, '/');
  const current = page.getByRole('banner').locator('[aria-current]').and(page.locator(':visible'));
  const marked = (href: string) => current.and(page.locator(`[href="${href}"]`)).waitFor();
  await page.getByRole('banner').locator(`a[href="/#${id}"]`).first().click();
  await marked(`/#${id}`);
  expect(await current.count()).toBe(1);
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await marked('/');
  expect(await current.count()).toBe(1);
  await page.close();
});

describe.each([true, false])('the call bar of a phone, with scripts: %s', (javaScriptEnabled) => {
  test.each(pageAddresses)(
    'on %s comes once the first screen has gone, and covers nothing',
    async (address) => {
      const { page } = await stage.tab({ viewport: phone, javaScriptEnabled });
      await page.goto(address);
      const bar = callBar(page);
      const scroll = (top: number) =>
        page.evaluate((position) => {
          window.scrollTo({ top: position, behavior: 'instant' });
        }, top);
      const ways = await bar
        .locator('a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(ways).toEqual([business.mobile.href, ...(address === '/contact' ? [] : [quoteAddress])]);
      expect((await boxOf(bar)).y).toBeGreaterThanOrEqual(phone.height);

      await scroll(phone.height);
      const { x, y, width, height } = await boxOf(bar);
      expect({ x, width, bottom: Math.round(y + height) }).toEqual({
        x: 0,
        width: 360,
        bottom: phone.height,
      });
      expect(height).toBeGreaterThanOrEqual(44);

      await scroll(50_000);
      const end = await boxOf(page.getByRole('contentinfo'));
      expect(end.y + end.height).toBeLessThanOrEqual((await boxOf(bar)).y + 1);
      await page.close();
    },
  );
});

test('the call bar makes way for the keyboard of a text field, and none is on wide screens or paper', async () => {
  const { page } = await stage.tab({ viewport: phone });
  await open(page, '/contact');
  const bar = callBar(page);
  const field = page.getByRole('textbox', { name: 'Project details' });
  await field.focus();
  expect(await bar.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Send Message' }).focus();
  expect(await bar.isVisible()).toBe(true);
  // What is focused next stays clear of it.
  const link = page.getByRole('contentinfo').getByRole('link', { name: business.email.display });
  await link.focus();
  const [focused, over] = [await boxOf(link), await boxOf(bar)];
  expect(focused.y + focused.height).toBeLessThanOrEqual(over.y);

  await page.emulateMedia({ media: 'print' });
  expect(await bar.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize(desktop);
  expect(await bar.isVisible()).toBe(false);
  await page.close();
});

describe('the drawer', () => {
  test('is 20 rem wide, at the right edge of a telephone', async () => {
    const { page } = await stage.tab({
      viewport: phone,
      isMobile: true,
      reducedMotion: 'reduce',
    });
    const drawer = await openDrawer(page);
    expect(await drawer.boundingBox()).toEqual({ x: 40, y: 0, width: 320, height: 740 });
    await page.close();
  });

  test('is never wider than what a scrollbar leaves of a narrow window', async () => {
    const viewport = { width: 300, height: 740 };
    const { page } = await stage.tab({ viewport, reducedMotion: 'reduce' });
    const drawer = await openDrawer(page);
    expect((await drawer.boundingBox())?.x).toBeGreaterThanOrEqual(0);
    await page.close();
  });

  test('says on its button whether it is open', async () => {
    const { page } = await stage.tab({ viewport: phone });
    await openDrawer(page);
    const button = page.locator('header [aria-haspopup="dialog"]');
    await button.and(page.locator('[aria-expanded="true"]')).waitFor();
    await page.keyboard.press('Escape');
    await button.and(page.locator('[aria-expanded="false"]')).waitFor();
    await page.close();
  });

  test.each([
    ['its close control', (page: Page) => page.getByRole('button', { name: 'Close menu' }).click()],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['a press beside it', (page: Page) => page.mouse.click(10, 400)],
  ])('is closed by %s, and the focus returns to the menu button', async (_, close) => {
    const { page } = await stage.tab({ viewport: phone });
    const drawer = await openDrawer(page);
    await close(page);
    await drawer.waitFor({ state: 'hidden' });
    await focusOn(page.getByRole('button', { name: 'Open menu' }));
    await page.close();
  });

  test('closes when a page is chosen, and the focus goes to that page', async () => {
    const { page } = await stage.tab({ viewport: phone });
    const drawer = await openDrawer(page);
    await drawer.getByRole('link', { name: 'Contact', exact: true }).click();
    await focusOn(page.getByRole('heading', { level: 1 }));
    await drawer.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/contact');
    await page.close();
  });

  test('closes when the screen becomes one without it, as when a tablet is turned', async () => {
    const { page } = await stage.tab({ viewport: phone });
    await openDrawer(page);
    await page.setViewportSize(desktop);
    await page.waitForFunction(() => !document.querySelector(':modal'));
    await page.getByRole('banner').getByRole('link', { name: 'Portfolio', exact: true }).click();
    await focusOn(page.getByRole('heading', { level: 1, name: 'Our Portfolio' }));
    await page.close();
  });

  test('closes when Back leads to another page, and the focus goes to that page', async () => {
    const { page } = await stage.tab({ viewport: phone });
    const drawer = await openDrawer(page);
    await drawer.getByRole('link', { name: 'Contact', exact: true }).click();
    await focusOn(page.getByRole('heading', { level: 1, name: 'Contact' }));
    await page.getByRole('button', { name: 'Open menu' }).click();
    await drawer.waitFor();
    await page.goBack();
    await drawer.waitFor({ state: 'hidden' });
    await focusOn(page.getByRole('heading', { level: 1, name: 'Professional Brickwork & Construction' }));
    await page.close();
  });

  test('closes when Call Now is chosen', async () => {
    const { page } = await stage.tab({ viewport: phone });
    const drawer = await openDrawer(page);
    await drawer.getByRole('link', { name: 'Call Now' }).click();
    await drawer.waitFor({ state: 'hidden' });
    await page.close();
  });

  test('opens before any script has arrived, and hydration leaves it open', async () => {
    const { page, complaints } = await stage.tab({ viewport: phone });
    const waiting: Route[] = [];
    await page.route('**/*.js', (route) => {
      waiting.push(route);
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.waitFor();

    for (const route of waiting) await route.continue();
    await page.unroute('**/*.js');
    await page.waitForFunction(() => document.querySelector('header [aria-expanded="true"]'));
    expect(await drawer.isVisible()).toBe(true);
    expect(complaints.console).toEqual([]);
    await page.close();
  });
});

function callBar(page: Page): Locator {
  return page.locator('footer ~ * a[href^="tel:"]').locator('..');
}

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not rendered');
  return box;
}
