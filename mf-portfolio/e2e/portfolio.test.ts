import { open, openStage, type Stage } from 'platform/testing/visit';

const wall = 'Garden Wall & Driveway';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

test.each([
  ['All', ['Victorian House Extension', 'New Build Family Home', wall]],
  ['Extensions', ['Victorian House Extension']],
  ['New Builds', ['New Build Family Home']],
  ['Brickwork', [wall]],
  ['Foundations', []],
  ['Roofing', []],
])('shows the projects filed under %s, by choice and by address', async (category, titles) => {
  const { page, complaints } = await stage.tab();
  await open(page, '/portfolio');
  await page.getByRole('button', { name: category, exact: true }).click();
  await page.getByRole('button', { name: category, pressed: true, exact: true }).waitFor();
  for (const round of ['chosen', 'by address']) {
    if (round === 'by address') await open(page, page.url());
    const said = `${titles.length} ${titles.length === 1 ? 'project' : 'projects'} shown`;
    await page.getByRole('status').getByText(said, { exact: true }).waitFor();
    expect(await page.getByRole('article').getByRole('heading').allTextContents()).toEqual(titles);
    expect(await page.getByText('projects to show here yet').count()).toBe(titles.length ? 0 : 1);
  }
  expect(complaints).toEqual({ console: [], foreign: [] });
  await page.close();
});

test('a filter goes into the address without a step of its own for Back', async () => {
  const { page } = await stage.tab();
  await open(page, '/contact');
  await open(page, '/portfolio');
  await page.getByRole('button', { name: 'New Builds' }).click();
  await page.waitForURL('**/portfolio?category=New+Builds');
  await page.getByRole('button', { name: 'All' }).click();
  await page.waitForURL('**/portfolio');
  await page.goBack();
  expect(page.url()).toBe(`${stage.url}/contact`);
  await page.close();
});

test('an unknown category or project is as good as none', async () => {
  const { page, complaints } = await stage.tab();
  await open(page, '/portfolio?category=Plumbing&project=nowhere');
  await page.getByRole('button', { name: 'All', pressed: true }).waitFor();
  expect(await page.getByRole('article').count()).toBe(3);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(complaints).toEqual({ console: [], foreign: [] });
  await page.close();
});

test('cards stand a mortar joint apart and show their descriptions whole, on any screen', async () => {
  const { page } = await stage.tab({ reducedMotion: 'reduce' });
  await open(page, '/portfolio');
  for (const width of [320, 360, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    expect({ width, cut: await page.getByRole('article').evaluateAll(cutDescriptions) }).toEqual({
      width,
      cut: [],
    });
    const [first, second] = await Promise.all(
      [0, 1].map((card) => page.getByRole('article').nth(card).boundingBox()),
    );
    if (!first || !second) throw new Error('There are no two cards');
    const gap = second.y > first.y ? second.y - first.y - first.height : second.x - first.x - first.width;
    expect(gap).toBeCloseTo(8, 0);
  }
  await page.close();
});

test('lends its newest project to the home page, and two more, each leading to its case study', async () => {
  const { page, complaints } = await stage.tab();
  await open(page, '/');
  const section = page.getByRole('region', { name: 'Finished Work' });
  await section.scrollIntoViewIfNeeded();
  const titles = await section.getByRole('heading', { level: 3 }).allTextContents();
  expect(titles).toEqual(['Victorian House Extension', 'New Build Family Home', wall]);
  await section.getByText('5-star Google Review').waitFor();
  await section.getByRole('link', { name: titles[0] }).click();
  const dialog = page.getByRole('dialog', { name: titles[0] });
  await dialog.getByRole('button', { name: 'Close case study' }).click();
  await page.waitForURL('**/portfolio');
  await page.goBack();
  await section.getByRole('link', { name: 'All projects' }).click();
  await page.waitForURL('**/portfolio');
  expect(complaints).toEqual({ console: [], foreign: [] });
  await page.close();
});

test('the lent section takes at most one and a half screens of a phone', async () => {
  const { page } = await stage.tab({ viewport: { width: 390, height: 844 } });
  await open(page, '/');
  const section = page.getByRole('region', { name: 'Finished Work' });
  await section.scrollIntoViewIfNeeded();
  expect((await section.boundingBox())?.height).toBeLessThan(1.5 * 844);
  await page.close();
});

function cutDescriptions(cards: Element[]): string[] {
  return cards
    .flatMap((card) => [...card.querySelectorAll('h2 + p')])
    .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
    .map(({ textContent }) => textContent);
}
