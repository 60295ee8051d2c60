import { business } from 'shared-content/business';
import { boxOf, expectOneBaseline, printedPages, styleOf } from 'platform/testing/journeys';
import { watchTransitions } from 'platform/testing/transitions';
import { desktop, open, phone, stageOfFile } from 'platform/testing/visit';
import { openCaseStudy, wall } from './states';

const stage = stageOfFile();

test('opens from anywhere on its card, with its own script and pictures, and keeps the page still', async () => {
  const { page, complaints } = await stage.visitor();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const opening = () => requests.filter((url) => /\/caseStudy\.js|\/leads-/.test(url));
  await open(page, '/portfolio');
  await page.waitForLoadState('networkidle');
  expect(opening()).toEqual([]);
  await page
    .getByRole('article')
    .filter({ hasText: wall })
    .click({ position: { x: 20, y: 20 } });
  const dialog = page.getByRole('dialog', { name: wall });
  await dialog.waitFor();
  const first = dialog
    .getByRole('figure')
    .first()
    .getByRole('img', { name: /string line/ });
  await first.scrollIntoViewIfNeeded();
  await first.evaluate((image: HTMLImageElement) => image.decode());
  expect(opening()).toHaveLength(2);
  expect(await styleOf(page.locator('html'), 'overflow-y')).toBe('hidden');
  expect(complaints).toEqual({ console: [], foreign: [] });
});

test('leads to a quote for such work, and Back to the case study', async () => {
  const { page, complaints } = await stage.tab();
  const dialog = await openCaseStudy(page);
  await dialog.getByRole('link', { name: 'Request a Quote' }).last().click();
  await page.waitForURL('**/contact?service=brickwork*');
  await dialog.waitFor({ state: 'detached' });
  expect(await page.locator('[name=projectType]').inputValue()).toBe('brickwork');
  expect(await styleOf(page.locator('html'), 'overflow-y')).not.toBe('hidden');
  await page.goBack();
  await dialog.waitFor();
  expect(complaints).toEqual({ console: [], foreign: [] });
});

test('closed after a reload, it leaves no step of its own for Back', async () => {
  const { page } = await stage.tab();
  await open(page, '/contact');
  const dialog = await openCaseStudy(page);
  await page.reload();
  await dialog.getByRole('button', { name: 'Close case study' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.goBack();
  expect(page.url()).toBe(`${stage.url}/contact`);
});

test.each(['no-preference', 'reduce'] as const)(
  "its card's picture grows into its own, or the dialog is simply there, with the wish for motion %s",
  async (reducedMotion) => {
    const { page } = await stage.tab({ reducedMotion });
    const transitions = await watchTransitions(page);
    // The first time the script may still be loading, and nothing freezes the page to wait for it.
    const dialog = await openCaseStudy(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    const before = (await transitions()).length;
    await page.getByRole('link', { name: wall }).click();
    await dialog.waitFor();
    const picture = ['old(case-study-picture)', 'new(case-study-picture)'];
    const expected = reducedMotion === 'reduce' ? [] : [expect.arrayContaining(picture)];
    expect((await transitions()).slice(before)).toEqual(expected);
  },
);

test('keeps call and close at hand, and the focus clear of them; its columns meet on one line', async () => {
  // Without the transition: while it runs, no element of the page is under any point.
  const { page } = await stage.tab({ viewport: phone, reducedMotion: 'reduce' });
  const dialog = await openCaseStudy(page);
  const [call, quote, close] = [
    dialog.getByRole('link', { name: 'Call Now' }),
    dialog.locator('h2 + div').getByRole('link', { name: 'Request a Quote' }),
    dialog.getByRole('button', { name: 'Close case study' }),
  ];
  // Upright, the narrowest screen, held sideways, and a desk.
  for (const [screen, foot] of [
    [phone, [call, quote]],
    [{ width: 320, height: 480 }, [call, quote]],
    [{ width: 640, height: 360 }, []],
    [desktop, []],
  ] as const) {
    await page.setViewportSize(screen);
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < 8; step += 1) {
        await page.keyboard.press(key);
        expect(await page.evaluate(focusIsSeen)).toBe('seen');
      }
    }
    await dialog.getByRole('heading', { name: 'Materials Used' }).scrollIntoViewIfNeeded();
    for (const box of await Promise.all([call, close].map(boxOf))) {
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(screen.height);
      expect(box.x + box.width).toBeLessThanOrEqual(screen.width);
    }
    for (const box of await Promise.all(foot.map(boxOf))) {
      expect(box.height).toBeGreaterThanOrEqual(44);
      expect(box.y + box.height).toBe(screen.height);
    }
    expect(await quote.isVisible()).toBe(foot.length > 0 || screen === desktop);
  }
  await expectOneBaseline(
    page,
    '[role=dialog] h3:has(+ div svg), h3 + div:has(> [aria-hidden])',
    [768, 1920],
  );
  await expectOneBaseline(page, '[role=dialog] h2, h2 + div span:has(svg)', [768, 1440, 1280]);
  await expectOneBaseline(page, '[role=dialog] h2 + div a > span', [768, 1440, 1280]);
  // The first picture ends where the bricks of the solutions begin.
  const opening = await boxOf(dialog.getByRole('img').first());
  const solutions = await boxOf(dialog.getByRole('columnheader', { name: 'Solutions' }));
  expect(opening.x + opening.width).toBeCloseTo(solutions.x, 0);
});

test('its call is the main action until the one at the end is in view', async () => {
  const { page } = await stage.tab({ viewport: phone });
  const dialog = await openCaseStudy(page);
  const [inBar, atEnd] = [
    dialog.getByRole('link', { name: 'Call Now' }),
    dialog.getByRole('link', { name: /^Call 0/ }),
  ];
  const main = await styleOf(inBar, 'background-color');
  expect(await styleOf(atEnd, 'background-color')).toBe(main);
  const link = await inBar.elementHandle();
  await atEnd.scrollIntoViewIfNeeded();
  await page.waitForFunction((call) => call.getBoundingClientRect().top >= innerHeight, link);
  // From the last control the focus goes round, and the bar comes to it.
  await dialog.getByRole('button', { name: 'View More Projects' }).focus();
  await page.keyboard.press('Tab');
  await page.waitForFunction(
    (call) => call === document.activeElement && call.getBoundingClientRect().bottom <= innerHeight,
    link,
  );
  await page.setViewportSize(desktop);
  await atEnd.scrollIntoViewIfNeeded();
  await page.waitForFunction((call) => getComputedStyle(call).backgroundColor === 'rgba(0, 0, 0, 0)', link);
});

test('prints on one A4 with the phone numbers, and without the page behind it', async () => {
  const { page } = await stage.tab();
  await open(page, '/portfolio?project=victorian-extension');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.getByText(business.mobile.display).first().waitFor();
  await dialog.getByText('5-star Google Review').first().waitFor();
  expect(await page.locator('main').isVisible()).toBe(false);
  expect(await dialog.locator('a:visible, button:visible').count()).toBe(0);
  expect(await printedPages(page)).toBe(1);
});

/** Returns `seen` if the corners and the middle of the focused control are on top, otherwise those that are hidden. */
function focusIsSeen(): string {
  const control = document.activeElement;
  if (!control) return 'nothing has the focus';
  const { left, right, top, bottom } = control.getBoundingClientRect();
  const points = [
    [left + 4, top + 4],
    [right - 4, top + 4],
    [left + 4, bottom - 4],
    [right - 4, bottom - 4],
    [(left + right) / 2, (top + bottom) / 2],
  ] as const;
  const hidden = points.filter(([x, y]) => !control.contains(document.elementFromPoint(x, y)));
  return hidden.length === 0 ? 'seen' : `${control.textContent}: hidden at ${JSON.stringify(hidden)}`;
}
