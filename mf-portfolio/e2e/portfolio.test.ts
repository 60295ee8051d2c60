import { boxOf, expectFocusInside, focusOn, printedPages, styleOf, tabTo } from 'platform/testing/journeys';
import { openBeforeScripts, openEarly } from 'platform/testing/slowScripts';
import { openTranslated } from 'platform/testing/translate';
import { desktop, open, stageOfFile } from 'platform/testing/visit';
import { wall } from './states';

const stage = stageOfFile();

test('by keyboard, a filter shows its projects, and a case study opens, holds the focus and gives it back', async () => {
  const { page, complaints } = await stage.tab();
  await open(page, '/contact');
  await open(page, '/portfolio');
  await tabTo(page.getByRole('button', { name: 'Brickwork' }));
  await page.keyboard.press('Space');
  await page.getByRole('status').getByText('1 project shown', { exact: true }).waitFor();
  await page.waitForURL('**/portfolio?category=Brickwork');

  const card = page.getByRole('link', { name: wall });
  const dialog = page.getByRole('dialog', { name: wall });
  await tabTo(card);
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  await page.waitForURL('**/portfolio?category=Brickwork&project=garden-wall');
  await expectFocusInside(dialog);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await focusOn(card);
  await page.goForward();
  await dialog.getByRole('button', { name: 'View More Projects' }).click();
  await dialog.waitFor({ state: 'detached' });
  // A filter is no step of its own for Back.
  await page.goBack();
  expect(page.url()).toBe(`${stage.url}/contact`);
  expect(complaints).toEqual({ console: [], foreign: [] });
});

test('cards stand a mortar joint apart and hold pictures and descriptions whole, and the page prints on one A4', async () => {
  const { page } = await stage.tab({ reducedMotion: 'reduce' });
  await open(page, '/portfolio');
  const cards = page.getByRole('article');
  for (const width of [320, 360, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    expect({ width, overflow: await cards.evaluateAll(overflowing) }).toEqual({ width, overflow: [] });
    const [first, second] = [await boxOf(cards.nth(0)), await boxOf(cards.nth(1))];
    const gap = second.y > first.y ? second.y - first.y - first.height : second.x - first.x - first.width;
    // On a large screen all is larger by an eighth.
    expect(gap).toBeCloseTo(width === 1920 ? 9 : 8, 0);
  }
  await page.emulateMedia({ media: 'print' });
  expect(await printedPages(page)).toBe(1);
});

test('until a picture has come, its place is light enough for its alternative text', async () => {
  const { page } = await stage.tab();
  await open(page, '/portfolio');
  const grounds = page.getByRole('article').locator('rect');
  const colours = await grounds.evaluateAll((rects) => rects.map((rect) => rect.getAttribute('fill')));
  expect(colours).toHaveLength(3);
  for (const colour of colours) expect(colour).toMatch(/^#([89a-f][\da-f]){3}$/);
});

test('the chosen category differs from the others in forced colours', async () => {
  const { page } = await stage.tab({ forcedColors: 'active', colorScheme: 'dark' });
  await open(page, '/portfolio');
  const background = (name: string) => styleOf(page.getByRole('button', { name }), 'background-color');
  expect(await background('All')).not.toBe(await background('Roofing'));
});

test('lends its newest project to the home page, and two more, on at most one and a half screens of a phone', async () => {
  const viewport = { width: 390, height: 844 };
  const { page, complaints } = await stage.tab({ viewport });
  await open(page, '/');
  const section = page.getByRole('region', { name: 'Finished Work' });
  await section.scrollIntoViewIfNeeded();
  expect((await boxOf(section)).height).toBeLessThan(1.5 * viewport.height);
  // One view before and after the work: on a phone one below the other, then side by side and equally high.
  const views = async () => {
    const view = (caption: string) => boxOf(section.getByRole('figure', { name: caption }));
    return { before: await view('Before'), after: await view('After') };
  };
  const { before, after } = await views();
  expect(after.y).toBeGreaterThanOrEqual(before.y + before.height);
  await page.setViewportSize(desktop);
  const wide = await views();
  expect([wide.before.y, wide.before.height]).toEqual([wide.after.y, wide.after.height]);
  expect(wide.after.x).toBeGreaterThanOrEqual(wide.before.x + wide.before.width);
  const ways = ['View Case Study', 'Request a Quote'].map((name) => section.getByRole('link', { name }));
  const [caseStudy, quote] = await Promise.all(ways.map(boxOf));
  expect(caseStudy?.y).toBe(quote?.y);
  await page.setViewportSize(viewport);
  const [newest, ...others] = ['Victorian House Extension', 'New Build Family Home', wall];
  for (const name of others) await section.getByRole('link', { name }).waitFor();
  await section.getByRole('link', { name: newest }).click();
  const dialog = page.getByRole('dialog', { name: newest });
  await dialog.getByRole('button', { name: 'Close case study' }).click();
  await page.waitForURL('**/portfolio');
  await page.goBack();
  await section.getByRole('link', { name: 'All projects' }).click();
  await page.waitForURL('**/portfolio');
  expect(complaints).toEqual({ console: [], foreign: [] });
});

describe('what is tapped before the scripts arrive', () => {
  test('a filter is chosen in place, the last of several', async () => {
    const { page, letCome } = await openBeforeScripts(stage, '/portfolio');
    for (const name of ['Brickwork', 'Extensions']) await page.getByRole('button', { name }).click();
    expect(page.url()).toBe(`${stage.url}/portfolio`);
    expect(await letCome()).toBe(true);
    await page.waitForURL('**/portfolio?category=Extensions');
    await page.getByRole('status').getByText('1 project shown').waitFor();
  });

  test('a case study opens, and Back closes it', async () => {
    const { page, letCome } = await openBeforeScripts(stage, '/portfolio');
    await page.getByRole('link', { name: wall }).click();
    expect(await letCome()).toBe(true);
    const dialog = page.getByRole('dialog', { name: wall });
    await dialog.waitFor();
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
  });

  test('a case study whose script is missing is opened as a document', async () => {
    const { page } = await openEarly(stage, '/portfolio', (opening) =>
      opening.route('**/mf-portfolio.js', (route) => route.abort()),
    );
    await page.getByRole('link', { name: wall }).click();
    await page.waitForURL('**/portfolio?project=garden-wall', { waitUntil: 'domcontentloaded' });
  });

  test('a filter whose script hangs goes to its address after five seconds', async () => {
    const { page } = await openEarly(stage, '/portfolio', async (opening) => {
      await opening.clock.install();
      await opening.route('**/mf-portfolio.js*', () => undefined);
    });
    await page.getByRole('button', { name: 'Extensions' }).click();
    expect(page.url()).toBe(`${stage.url}/portfolio`);
    await page.clock.fastForward(5000);
    await page.waitForURL('**/portfolio?category=Extensions', { waitUntil: 'domcontentloaded' });
  });
});

test.each(['before', 'after'])(
  'translated %s hydration, projects are filtered and counted, and a case study opens and closes',
  async (when) => {
    const { page } = await stage.tab();
    const errors = await openTranslated(page, '/portfolio', when);
    for (const [category, announced] of [
      ['Brickwork', '1 project shown'],
      ['Roofing', '0 projects shown'],
      ['All', '3 projects shown'],
    ] as const) {
      await page.getByRole('button', { name: category, exact: true }).click();
      await page.getByRole('status').getByText(announced, { exact: true }).waitFor();
    }
    await page.getByRole('link', { name: wall }).click();
    const dialog = page.getByRole('dialog', { name: wall });
    await dialog.getByRole('button', { name: 'View More Projects' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  },
);

function overflowing(cards: Element[]): string[] {
  return cards
    .flatMap((card) => [card, ...card.querySelectorAll('h2 + p')])
    .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
    .map(({ textContent }) => textContent);
}
