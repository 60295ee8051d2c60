import type { Locator, Page } from 'playwright-core';
import { answers, focusOn, quoteForm, scrollTo } from 'platform/testing/journeys';
import { open, openStage, phone, type Stage } from 'platform/testing/visit';

declare global {
  interface Window {
    /** Where the focus went, step by step. */
    focusSteps: ('drawer' | 'page')[];
  }
}

/** More controls than any page has. */
const manySteps = 90;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

test('the first Tab offers to skip the header', async () => {
  const { page } = await stage.tab();
  await open(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await focusOn(skip);
  expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  await focusOn(page.getByRole('main'));
  await page.keyboard.press('Tab');
  expect(await page.locator('main :focus').count()).toBe(1);
  await page.close();
});

test('the header can be walked through in the middle of a page, which stays where it is', async () => {
  const { page } = await stage.tab();
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
  await page.close();
});

test('what takes the focus from below does not stay under the header', async () => {
  const { page } = await stage.tab();
  await open(page, '/');
  const link = page.getByRole('link', { name: 'Quality Guaranteed' });
  await page.getByRole('button', { name: 'Learn More about New Builds' }).focus();
  const { y = 0 } = (await link.boundingBox()) ?? {};
  await scrollTo(page, y + (await page.evaluate(() => window.scrollY)) - 20);
  await page.keyboard.press('Shift+Tab');
  await focusOn(link);
  const { height = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
  expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual(height);
  await page.close();
});

test('the header leads to the portfolio, the filter to one project, and its case study opens and closes', async () => {
  const { page, complaints } = await stage.tab();
  await open(page, '/');
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Portfolio' }));
  await page.keyboard.press('Enter');
  await focusOn(page.getByRole('heading', { level: 1, name: 'Our Portfolio' }));

  await tabTo(page, page.getByRole('button', { name: 'Brickwork' }));
  await page.keyboard.press('Space');
  await page.getByText('1 project shown').waitFor();

  const card = page.getByRole('link', { name: 'Garden Wall & Driveway' });
  await tabTo(page, card);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Garden Wall & Driveway' });
  await dialog.waitFor();
  await staysIn(page, dialog);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await focusOn(card);
  expect(complaints).toEqual({ console: [], foreign: [] });
  await page.close();
});

test('the menu opens, holds the focus, gives it back, and leads to a page', async () => {
  const { page, complaints } = await stage.tab({ viewport: phone });
  await open(page, '/');
  const button = page.getByRole('button', { name: 'Open menu' });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.waitFor();
  await staysIn(page, drawer);
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await focusOn(button);

  await page.keyboard.press('Space');
  await drawer.waitFor();
  await tabTo(page, drawer.getByRole('link', { name: 'Contact', exact: true }));
  await page.keyboard.press('Enter');
  await focusOn(page.getByRole('heading', { level: 1, name: 'Contact' }));
  await drawer.waitFor({ state: 'hidden' });
  expect(complaints).toEqual({ console: [], foreign: [] });
  await page.close();
});

test('the closed menu cannot be reached', async () => {
  const { page } = await stage.tab({ viewport: phone });
  await open(page, '/contact');
  await page.evaluate(() => {
    window.focusSteps = [];
    document.addEventListener('focusin', ({ target }) => {
      window.focusSteps.push(target instanceof Element && target.closest('dialog') ? 'drawer' : 'page');
    });
  });
  for (let step = 0; step < manySteps; step += 1) await page.keyboard.press('Tab');
  const steps = await page.evaluate(() => window.focusSteps);
  expect(steps.length).toBeGreaterThan(20);
  expect(steps).not.toContain('drawer');
  await page.close();
});

test('a service unfolds and leads to its projects', async () => {
  const { page } = await stage.tab();
  await open(page, '/');
  await tabTo(page, page.getByRole('button', { name: 'Learn More about New Builds' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'See our New Builds projects' }));
  await page.keyboard.press('Enter');
  await focusOn(page.getByRole('heading', { level: 1, name: 'Our Portfolio' }));
  await page.getByRole('button', { name: 'New Builds', pressed: true }).waitFor();
  await page.close();
});

test('the quote form is corrected from its summary of errors, filled in and sent', async () => {
  const { page, complaints } = await stage.tab();
  await open(page, '/contact');
  const { field, form, problems, projectType } = quoteForm(page);
  await tabTo(page, field('First name'));
  await page.keyboard.press('Enter');
  await focusOn(problems);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await focusOn(projectType);
  await page.keyboard.type('Brickwork');

  const { 'Project details': details, ...names } = answers;
  for (const [label, answer] of Object.entries(names)) {
    await tabTo(page, field(label));
    await page.keyboard.type(answer);
  }
  await tabTo(page, form.getByRole('radio', { name: 'Phone' }));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, field('Project details'));
  await page.keyboard.type(details);
  await tabTo(page, form.getByRole('button', { name: 'Send Message' }));
  await page.keyboard.press('Enter');
  await focusOn(form.getByRole('group', { name: 'Thank you. Your message is with us.' }));
  await tabTo(page, form.getByRole('button', { name: 'Send another message' }));
  await page.keyboard.press('Enter');
  await focusOn(projectType);
  expect(complaints).toEqual({ console: [], foreign: [] });
  await page.close();
});

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, control: Locator) {
  const focused = control.and(page.locator(':focus'));
  for (let step = 0; step < manySteps && (await focused.count()) === 0; step += 1) {
    await page.keyboard.press('Tab');
  }
  await focusOn(control);
}

/** Goes round a dialog forwards and backwards, and finds the focus inside it at every step. */
async function staysIn(page: Page, dialog: Locator) {
  const controls = await dialog.locator('a[href], button').count();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < controls + 2; step += 1) {
      await page.keyboard.press(key);
      expect(await dialog.locator(':focus').count()).toBe(1);
    }
  }
}
