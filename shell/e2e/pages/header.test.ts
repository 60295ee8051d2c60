import { business } from 'shared-content/business';
import { quoteAddress } from 'shared-content/content/navigation';
import { highlightAttribute } from 'shared-content/contract/document';
import { boxOf, focusOn, scrollTo } from 'platform/testing/journeys';
import { remotesHere } from 'platform/parts';
import { headerLink } from 'platform/testing/sitePages';
import { desktop, open, pageAddresses, phone, stageOfFile } from 'platform/testing/visit';
import { callBar, inBrick } from './calls';

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
  // The skip link, the name, five pages, two numbers, the email and the call.
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
  await page.locator('main #contact').evaluate((section) => {
    section.scrollIntoView({ behavior: 'instant' });
  });
  await page.locator('header [href="/contact"][aria-current="location"]:visible').waitFor();
  await page.locator(`[${highlightAttribute}]`).evaluate((highlight) => {
    highlight.scrollIntoView({ behavior: 'instant', block: 'center' });
  });
  await current.waitFor({ state: 'detached' });
  await scrollTo(page, 0);
  await current.and(page.locator('[href="/"]')).waitFor();
});

test.each([
  ['/', 300, 1000],
  [quoteAddress.replace(/#.*/, ''), 1000, 1900],
])('fills its call once the own action of %s has gone', async (address, before, after) => {
  const { page } = await stage.tab({ viewport: { width: 768, height: 1024 } });
  await open(page, address);
  const call = page.getByRole('banner').getByRole('link', { name: 'Call Now' });
  await scrollTo(page, before);
  expect(await call.evaluateAll(inBrick)).toEqual([]);
  await scrollTo(page, after);
  expect(await call.evaluateAll(inBrick)).toHaveLength(1);
});

test('keeps its call filled while only a part of a later action is in view', async () => {
  const { page } = await stage.tab({ viewport: { width: 768, height: 1024 } });
  await open(page, '/portfolio');
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Call 0' })
    .evaluate(async (action) => {
      window.scrollBy({
        top: action.getBoundingClientRect().top - window.innerHeight + 20,
        behavior: 'instant',
      });
      // The timeline is that of the frame after next.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    });
  const call = page.getByRole('banner').getByRole('link', { name: 'Call Now' });
  expect(await call.evaluateAll(inBrick)).toHaveLength(1);
});

/** Another team's page may name none; on a phone the portfolio's is a call, beside which the bar leaves. */
const withLaterAction = [
  { viewport: { width: 768, height: 1024 }, pages: /^mf-(home|portfolio|contact)$/ },
  { viewport: phone, pages: /^mf-(home|contact)$/ },
].flatMap(({ viewport, pages }) =>
  remotesHere.filter(({ name }) => pages.test(name)).map(({ route }) => ({ route, viewport })),
);

test.each(withLaterAction)(
  'its call and that of the bar are outlined beside the later action of $route at $viewport.width px, and the bar has the number in place of a quote',
  async ({ route, viewport }) => {
    const { page } = await stage.tab({ viewport });
    await open(page, route);
    await page.evaluate(async () => {
      const own = [...document.querySelectorAll('main *')].find(
        (element) => getComputedStyle(element).getPropertyValue('view-timeline-name') === '--main-action',
      );
      if (!own) throw new Error('The page names no later action.');
      own.scrollIntoView({ block: 'end', behavior: 'instant' });
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    });
    const calls = page.locator('header a[href^="tel:"], footer ~ * a[href^="tel:"]');
    expect(await calls.evaluateAll(inBrick)).toEqual([]);
    const quote = page.getByRole('complementary').getByRole('link', { name: 'Request a Quote' });
    expect(await quote.count()).toBe(0);
    if (viewport === phone) expect(await callBar(page).innerText()).toContain(business.mobile.display);
  },
);

test.each(pageAddresses)('the first screen of %s has one main action', async (address) => {
  const { page } = await stage.tab({ javaScriptEnabled: false });
  for (const viewport of [phone, { width: 768, height: 1024 }]) {
    await page.setViewportSize(viewport);
    await page.goto(address);
    const filled = await page.locator('a, button').evaluateAll(inBrick);
    expect(filled.filter((top) => top < viewport.height)).toHaveLength(1);
  }
});
