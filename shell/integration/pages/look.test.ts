import type { Locator } from 'playwright-core';
import { remotes } from 'shared-content/contract/remotes';
import { pageStates } from '../support/pageStates';
import { desktop, open, openStage, phone, type Stage, unknownPath } from '../support/visit';

/*
 * What the look rests on, measured: edges, heights and lines come out the same on every machine, the pixels of text
 * do not. What holds no text is looked at in drawings.test.ts.
 */
const addresses = [...remotes.map(({ route }) => route), unknownPath];

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

describe.each([phone, desktop])('on a screen $width px wide', (viewport) => {
  test.each(addresses)('%s begins at the edge at which the header begins', async (address) => {
    const { page, context } = await stage.visitor({ viewport });
    await open(page, address);
    const wordmark = await boxOf(page.getByRole('banner').getByRole('link', { name: /^Meridian/ }));
    const heading = await boxOf(page.getByRole('heading', { level: 1 }));
    expect(heading.x).toBeCloseTo(wordmark.x, 0);
    await context.close();
  });

  test('portfolio and contact have their way back and their heading at the same height', async () => {
    const { page, context } = await stage.visitor({ viewport });
    const tops = async (address: string) => {
      await open(page, address);
      const back = await boxOf(page.getByRole('link', { name: 'Back to Home' }));
      const heading = await boxOf(page.getByRole('heading', { level: 1 }));
      return [back.y, heading.y].map(Math.round);
    };
    expect(await tops('/portfolio')).toEqual(await tops('/contact'));
    await context.close();
  });
});

test.each(pageStates)('$name has no button lower than 44 px', async ({ reach }) => {
  const { page, context } = await stage.visitor({ viewport: phone });
  await reach(page);
  expect(await page.evaluate(lowButtons)).toEqual([]);
  await context.close();
});

test.each(['First name', 'Project type', 'Project details'])(
  'the field "%s" is drawn alike in both quote forms',
  async (label) => {
    const { page, context } = await stage.visitor();
    const drawn = async (address: string) => {
      await open(page, address);
      return page.getByLabel(label, { exact: true }).evaluate(drawing);
    };
    expect(await drawn('/')).toEqual(await drawn('/contact'));
    await context.close();
  },
);

test.each([768, 1280, 1920])("the hero's picture bleeds off the right edge at %d px", async (width) => {
  const { page, context } = await stage.visitor({ viewport: { ...desktop, width } });
  await open(page, '/');
  const picture = await boxOf(page.getByRole('main').getByRole('img').first());
  const edge = await page.evaluate(() => document.documentElement.clientWidth);
  expect(picture.x + picture.width).toBeCloseTo(edge, 0);
  await context.close();
});

test('on a phone the call button is on the first screen', async () => {
  const { page, context } = await stage.visitor({ viewport: phone });
  await open(page, '/');
  const call = await boxOf(page.getByRole('main').getByRole('link', { name: /^Call Now/ }));
  expect(call.y + call.height).toBeLessThan(phone.height);
  await context.close();
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

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not to be seen');
  return box;
}

function lowButtons(): string[] {
  return [...document.querySelectorAll('button')]
    .filter((button) => button.checkVisibility({ visibilityProperty: true }))
    .filter((button) => button.getBoundingClientRect().height < 44)
    .map((button) => button.outerHTML);
}

function drawing(field: Element) {
  const style = getComputedStyle(field);
  const properties = ['border-top', 'border-radius', 'padding-left', 'font', 'color', 'background-color'];
  return [...properties, 'min-height'].map((property) => style.getPropertyValue(property));
}
