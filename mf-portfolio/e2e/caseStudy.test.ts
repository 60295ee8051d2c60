import type { Locator } from 'playwright-core';
import { focusOn, quoteForm } from 'platform/testing/journeys';
import { desktop, open, openStage, phone, type Stage } from 'platform/testing/visit';

const wall = 'Garden Wall & Driveway';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

test('opens from anywhere on its card, tells the whole story and keeps the page still', async () => {
  const { page, complaints } = await stage.tab();
  const closeUps: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/stringline-')) closeUps.push(request.url());
  });
  await open(page, '/portfolio');
  expect(closeUps).toEqual([]);
  await page
    .getByRole('article')
    .filter({ hasText: wall })
    .click({ position: { x: 20, y: 20 } });
  const dialog = page.getByRole('dialog', { name: wall });
  await dialog.waitFor();
  const headings = ['Overview', 'Challenges', 'Solutions', 'Materials Used', 'Client Testimonial'];
  const expected = [wall, ...headings, 'Interested in a Similar Project?'];
  expect(await dialog.getByRole('heading').allTextContents()).toEqual(expected);
  for (const fact of ['Brickwork', 'Bexley', '3 weeks', '5-star Google Review']) {
    await dialog.getByText(fact, { exact: true }).waitFor();
  }
  const closeUp = dialog.getByRole('img', { name: /string line/ });
  await closeUp.scrollIntoViewIfNeeded();
  await closeUp.evaluate((image: HTMLImageElement) => image.decode());
  expect(closeUps).toHaveLength(1);

  const review = dialog.getByRole('link', { name: 'Read Full Google Review (opens in a new tab)' });
  expect(await review.getAttribute('target')).toBe('_blank');
  expect(await review.getAttribute('rel')).toBe('noopener noreferrer');

  const scrolls = await page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  expect(scrolls).toBe('hidden');
  expect(complaints).toEqual({ console: [], foreign: [] });
  await page.close();
});

test('leads to a written quote for such work, and Back to the case study', async () => {
  const { page, complaints } = await stage.tab();
  await open(page, '/portfolio');
  await page.getByRole('link', { name: wall }).click();
  const dialog = page.getByRole('dialog', { name: wall });
  await dialog.getByRole('link', { name: 'Ask for a written quote' }).click();
  await page.waitForURL('**/contact?service=brickwork*');
  await dialog.waitFor({ state: 'detached' });
  expect(await quoteForm(page).projectType.inputValue()).toBe('brickwork');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden');
  await page.goBack();
  await dialog.waitFor();
  expect(complaints).toEqual({ console: [], foreign: [] });
  await page.close();
});

test.each(['Close case study', 'View More Projects', 'Escape'])(
  'closes by %s, and the focus returns to its card',
  async (way) => {
    const { page } = await stage.tab();
    await open(page, '/portfolio?category=Brickwork');
    await page.getByRole('link', { name: wall }).click();
    const dialog = page.getByRole('dialog', { name: wall });
    await dialog.waitFor();
    await page.waitForURL('**/portfolio?category=Brickwork&project=garden-wall');
    if (way === 'Escape') await page.keyboard.press('Escape');
    else await dialog.getByRole('button', { name: way }).click();
    await dialog.waitFor({ state: 'detached' });
    await focusOn(page.getByRole('link', { name: wall }));
    expect(page.url()).toBe(`${stage.url}/portfolio?category=Brickwork`);
    await page.close();
  },
);

test('is closed by Back and opened again by Forward', async () => {
  const { page } = await stage.tab();
  await open(page, '/portfolio');
  await page.getByRole('link', { name: wall }).click();
  const dialog = page.getByRole('dialog', { name: wall });
  await dialog.waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  await page.goForward();
  await dialog.waitFor();
  await page.close();
});

test('opens once, and soon, however often its link is pressed', async () => {
  const { page, complaints } = await stage.tab();
  await open(page, '/portfolio');
  const entries = await page.evaluate(() => history.length);
  const script = page.waitForResponse(/\/caseStudy\.js$/);
  await page.getByRole('link', { name: wall }).focus();
  await (await script).finished();

  const pressed = Date.now();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: wall }).waitFor();
  await page.evaluate(
    () =>
      new Promise((shown) => {
        requestAnimationFrame(() => requestAnimationFrame(shown));
      }),
  );
  // Chromium gives up a transition whose page does not come after 4 s.
  expect(Date.now() - pressed).toBeLessThan(4000);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  expect(complaints).toEqual({ console: [], foreign: [] });
  await page.close();
});

test('closed after a reload goes back to the list that it was opened from', async () => {
  const { page } = await stage.tab();
  await open(page, '/contact');
  await open(page, '/portfolio');
  await page.getByRole('link', { name: wall }).click();
  const dialog = page.getByRole('dialog', { name: wall });
  await dialog.waitFor();
  await page.reload();
  await dialog.getByRole('button', { name: 'Close case study' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(page.url()).toBe(`${stage.url}/portfolio`);
  await page.goBack();
  expect(page.url()).toBe(`${stage.url}/contact`);
  await page.close();
});

test('can be linked to, and leaves the portfolio behind when it is closed', async () => {
  const { page, complaints } = await stage.tab();
  await open(page, '/portfolio?project=victorian-extension');
  const dialog = page.getByRole('dialog', { name: 'Victorian House Extension' });
  await dialog.getByRole('button', { name: 'Close case study' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(page.url()).toBe(`${stage.url}/portfolio`);
  expect(complaints).toEqual({ console: [], foreign: [] });
  await page.close();
});

test('keeps call and close at hand, and the focus clear of them; its columns meet on one line', async () => {
  const { page } = await stage.tab({ viewport: phone });
  await open(page, '/portfolio?project=garden-wall');
  const dialog = page.getByRole('dialog', { name: wall });
  await dialog.waitFor();
  // Upright, held sideways, the narrowest screen, and a desk.
  for (const screen of [phone, { width: 640, height: 360 }, { width: 320, height: 480 }, desktop]) {
    await page.setViewportSize(screen);
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < 8; step += 1) {
        await page.keyboard.press(key);
        expect(await page.evaluate(focusIsSeen)).toBe('seen');
      }
    }
    await dialog.getByRole('heading', { name: 'Materials Used' }).scrollIntoViewIfNeeded();
    await expectInView(dialog.getByRole('link', { name: 'Call Now' }));
    await expectInView(dialog.getByRole('button', { name: 'Close case study' }));
  }
  // The first picture ends where the bricks of the solutions begin.
  const picture = await dialog.getByRole('img').first().boundingBox();
  const solutions = await dialog.getByRole('columnheader', { name: 'Solutions' }).boundingBox();
  expect(solutions?.x).toBeCloseTo((picture?.x ?? 0) + (picture?.width ?? 0), 0);
  await page.close();
});

/** `seen`, or what of the focused control is hidden: each corner and the middle are on top of all else. */
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

async function expectInView(control: Locator) {
  const box = await control.boundingBox();
  const { width = 0, height = 0 } = control.page().viewportSize() ?? {};
  expect(box).not.toBeNull();
  if (!box) return;
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(height);
  expect(box.x + box.width).toBeLessThanOrEqual(width);
}
