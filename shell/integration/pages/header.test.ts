import type { Page, Route } from 'playwright-core';
import { business } from 'shared-content/business';
import { remotes } from 'shared-content/contract/remotes';
import { focusOn, openDrawer } from '../support/journeys';
import { desktop, open, openStage, phone, type Stage } from '../support/visit';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

test.each(remotes)('marks $route as the current page', async ({ route }) => {
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
