import type { Locator, Page } from 'playwright-core';
import { desktop, open, openStage, pageAddresses, phone, type Stage } from 'platform/testing/visit';

/*
 * What the look rests on, measured: edges, heights and lines come out the same on every machine, the pixels of text
 * do not.
 */

let stage: Stage;
/** Every page, opened once; the tests resize its window. */
const pages = new Map<string, Page>();
beforeAll(async () => {
  stage = await openStage();
  const { context } = await stage.visitor();
  for (const address of pageAddresses) {
    const page = await context.newPage();
    await open(page, address);
    pages.set(address, page);
  }
});
afterAll(() => stage.close());

async function pageAt(address: string, viewport: { width: number; height: number }): Promise<Page> {
  const page = pages.get(address);
  if (!page) throw new Error(`${address} was not opened`);
  await page.setViewportSize(viewport);
  return page;
}

describe.each([phone, desktop])('on a screen $width px wide', (viewport) => {
  test.each(pageAddresses)('%s begins at the edge at which the header begins', async (address) => {
    const page = await pageAt(address, viewport);
    const wordmark = await boxOf(page.getByRole('banner').getByRole('link', { name: /^Meridian/ }));
    const heading = await boxOf(page.getByRole('heading', { level: 1 }));
    expect(heading.x).toBeCloseTo(wordmark.x, 0);
  });

  test('portfolio and contact have their way back and their heading at the same height', async () => {
    const tops = async (address: string) => {
      const page = await pageAt(address, viewport);
      const back = await boxOf(page.getByRole('link', { name: 'Back to Home' }));
      const heading = await boxOf(page.getByRole('heading', { level: 1 }));
      return [back.y, heading.y].map(Math.round);
    };
    expect(await tops('/portfolio')).toEqual(await tops('/contact'));
  });
});

test.each(['First name', 'Project type', 'Project details'])(
  'the field "%s" is drawn alike in both quote forms',
  async (label) => {
    const drawn = async (address: string) => {
      const page = await pageAt(address, desktop);
      return page.getByLabel(label, { exact: true }).evaluate(drawing);
    };
    expect(await drawn('/')).toEqual(await drawn('/contact'));
  },
);

test.each([768, 1280, 1920])("the hero's picture bleeds off the right edge at %d px", async (width) => {
  const page = await pageAt('/', { ...desktop, width });
  const picture = await boxOf(page.getByRole('main').getByRole('img').first());
  const edge = await page.evaluate(() => document.documentElement.clientWidth);
  expect(picture.x + picture.width).toBeCloseTo(edge, 0);
});

/** How the text in the hero begins that names the area. */
const area = /^New builds, extensions, foundations/;

describe.each([
  [360, 740],
  [390, 664],
  [360, 612],
  [375, 553],
  [740, 360],
  [844, 390],
  // 1280 × 800, 1366 × 768 and 1920 × 1080 at 200 %.
  [640, 400],
  [683, 384],
  [960, 540],
])('the first screen of %d × %d', (width, height) => {
  const viewport = { width, height };
  const beside = width > height;

  test('has headline, area and call button entirely', async () => {
    const main = (await pageAt('/', viewport)).getByRole('main');
    const texts = [
      main.getByRole('heading', { level: 1 }),
      main.getByText(area),
      main.getByRole('link', { name: /^Call Now/ }),
    ];
    const header = await boxOf(main.page().getByRole('banner'));
    for (const box of await Promise.all(texts.map(boxOf))) {
      expect(box.y).toBeGreaterThanOrEqual(header.height);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
    }
  });

  test(`has the picture ${beside ? 'beside them' : 'above them, no higher than 32 % of it'}`, async () => {
    const main = (await pageAt('/', viewport)).getByRole('main');
    const picture = await boxOf(main.getByRole('img').first());
    const text = await boxOf(main.getByText(area));
    expect(picture.height).toBeGreaterThan(0.15 * height);
    if (beside) expect(picture.x).toBeGreaterThan(text.x + text.width);
    else expect(picture.height).toBeLessThanOrEqual(0.32 * height + 1);
  });
});

test.each([
  [320, 2],
  [360, 3],
  [412, 2.625],
  [430, 3],
])('the hero costs a phone of %d px with %d device pixels to one at most 60 kB', async (width, scale) => {
  const { page, context } = await stage.visitor({
    viewport: { ...phone, width },
    deviceScaleFactor: scale,
  });
  const pictures: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'image' && response.url().includes('/hero-')) {
      pictures.push(response.body());
    }
  });
  await open(page, '/');
  const hero = page.getByRole('main').getByRole('img').first();
  await hero.evaluate((image: HTMLImageElement) => image.decode());
  const bytes = (await Promise.all(pictures)).reduce((sum, { length }) => sum + length, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(60_000);
  await context.close();
});

test.each([
  ['/', 'footer :is(p:first-child, h2)', [768, 1280, 1440]],
  ['/', '#contact :is(form, ul) h3', [1280, 1440]],
  ['/contact', 'h1, #quote h2', [1280, 1440]],
  ['/portfolio?project=garden-wall', '[role=dialog] h2, h2 + a span', [768, 1280, 1440]],
])('on %s the first two of %j share a baseline', async (address, texts, widths) => {
  const { page, context } = await stage.visitor();
  await open(page, address);
  await page.locator(texts).nth(1).waitFor();
  for (const width of widths) {
    await page.setViewportSize({ ...desktop, width });
    const [first = NaN, second = NaN] = await page.locator(texts).evaluateAll(baselines);
    expect(Math.abs(first - second)).toBeLessThanOrEqual(0.5);
  }
  await context.close();
});

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not rendered');
  return box;
}

/** Where the first line of each element stands. */
function baselines(elements: Element[]) {
  return elements.map((element) => {
    const mark = document.createElement('span');
    mark.style.display = 'inline-block';
    element.prepend(mark);
    const { bottom } = mark.getBoundingClientRect();
    mark.remove();
    return bottom + window.scrollY;
  });
}

function drawing(field: Element) {
  const style = getComputedStyle(field);
  const properties = ['border-top', 'border-radius', 'padding-left', 'font', 'color', 'background-color'];
  return properties.map((property) => style.getPropertyValue(property));
}
