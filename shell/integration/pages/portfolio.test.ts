import { focusOn } from '../support/journeys';
import { open, openStage, type Stage } from '../support/visit';

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

describe('a case study', () => {
  test('opens from anywhere on its card, tells the whole story and keeps the page still', async () => {
    const { page, complaints } = await stage.tab();
    await open(page, '/portfolio');
    await page
      .getByRole('article')
      .filter({ hasText: wall })
      .click({ position: { x: 20, y: 20 } });
    const dialog = page.getByRole('dialog', { name: wall });
    await dialog.waitFor();
    const headings = ['Overview', 'Client Testimonial', 'Challenges', 'Solutions', 'Materials Used'];
    for (const name of [...headings, 'Interested in a Similar Project?']) {
      await dialog.getByRole('heading', { name }).waitFor();
    }
    for (const fact of ['Brickwork', 'Bexley', '3 weeks', '5-star Google Review']) {
      await dialog.getByText(fact, { exact: true }).waitFor();
    }
    const review = dialog.getByRole('link', { name: 'Read Full Google Review (opens in a new tab)' });
    expect(await review.getAttribute('target')).toBe('_blank');
    expect(await review.getAttribute('rel')).toBe('noopener noreferrer');

    const scrolls = await page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    expect(scrolls).toBe('hidden');
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
    expect(Date.now() - pressed).toBeLessThan(2000);
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
});
