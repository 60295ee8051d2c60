import { pageHeading } from 'shared-content/contract/document';
import { boxOf, expectFocusInside, focusOn, openDrawer, tabTo } from 'platform/testing/journeys';
import { another, headerLink } from 'platform/testing/sitePages';
import { openBeforeScripts } from 'platform/testing/slowScripts';
import { openTranslated } from 'platform/testing/translate';
import { desktop, hydrated, open, phone, stageOfFile } from 'platform/testing/visit';

const { route } = another;

const stage = stageOfFile();

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

test('closes for a section of the page, also before the scripts arrive, and for Back', async () => {
  const { page, letCome } = await openBeforeScripts(stage, '/');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  const openMenu = page.getByRole('button', { name: 'Open menu' });
  await openMenu.click();
  await drawer.locator('a[href="/#about"]').click();
  await drawer.waitFor({ state: 'hidden' });
  await letCome();
  await openMenu.click();
  await drawer.waitFor();
  await page.evaluate(() => {
    history.back();
  });
  await drawer.waitFor({ state: 'hidden' });
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

test.each([
  ['link', 'Call Now'],
  ['link', 'Request a Quote'],
  ['button', 'Close menu'],
] as const)('closes when the %s %s is chosen', async (role, name) => {
  const { page } = await stage.tab({ viewport: phone });
  const drawer = await openDrawer(page);
  await drawer.getByRole(role, { name }).click();
  await drawer.waitFor({ state: 'hidden' });
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
});

test.each(['before', 'after'])('leads to another page when it is translated %s hydration', async (when) => {
  const { page } = await stage.tab({ viewport: phone });
  const errors = await openTranslated(page, '/', when);
  await (await headerLink(page, route)).click();
  await hydrated(page, route);
  expect(errors).toEqual([]);
});
