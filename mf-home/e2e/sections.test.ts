import type { Locator, Page } from 'playwright-core';
import { scrollTo } from 'platform/testing/journeys';
import { headerLink } from 'platform/testing/sitePages';
import { desktop, hydrated, open, phone, stageOfFile } from 'platform/testing/visit';

/** Ways to a section, on pages whose far parts are laid out late. */

const stage = stageOfFile();

describe.each([phone, desktop])('at $width px', (viewport) => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await stage.tab({ viewport }));
  });

  test('another page leads to each section, and Back returns from each', async () => {
    await open(page, '/portfolio');
    for (const id of ['services', 'about', 'contact', 'home']) {
      await page.locator(`footer a[href="/#${id}"]`).first().click();
      await inView(page, id);
      expect(page.url()).toBe(`${stage.url}/#${id}`);
      await page.goBack();
      await hydrated(page, '/portfolio');
    }
  });

  test('a link to a section leads there each time it is followed, and Back is one step', async () => {
    await open(page, '/');
    const link = page.locator('footer a[href="/#about"]');
    await link.click();
    await inView(page, 'about');
    await scrollTo(page, 0);
    await link.click();
    await inView(page, 'about');
    await page.goBack();
    expect(page.url()).toBe(`${stage.url}/`);
  });

  test.each(['/#about', '/#contact'])('%s opens at its section', async (address) => {
    // Otherwise two addresses that differ in their hash alone would share a document.
    await page.goto('about:blank');
    await open(page, address);
    await inView(page, address.split('#')[1] ?? '');
    await page.waitForFunction(() =>
      [...document.querySelectorAll('h2, h3, footer a')].every((element) =>
        element.checkVisibility({ contentVisibilityAuto: true }),
      ),
    );
  });

  test.each([
    ['a reload', (reader: Page) => reader.reload()],
    ['coming back from another page', awayAndBack],
    ['coming back from another document', elsewhereAndBack],
  ])('what was read is in its place after %s', async (_, go) => {
    await open(page, '/');
    const box = page.locator('#contact form');
    await box.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 150);
    const place = await settled(box);
    await go(page);
    await hydrated(page, '/');
    expect(Math.abs((await settled(box)) - place)).toBeLessThanOrEqual(1);
  });
});

/** Waits until a section begins under the sticky header. */
async function inView(page: Page, id: string) {
  await page.waitForFunction((section) => {
    const top = document.getElementById(section)?.getBoundingClientRect().top ?? NaN;
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return Math.abs(top - header) <= 1;
  }, id);
}

async function awayAndBack(page: Page) {
  await (await headerLink(page, '/portfolio')).click();
  await hydrated(page, '/portfolio');
  await page.goBack();
}

async function elsewhereAndBack(page: Page) {
  await page.goto('about:blank');
  await page.goBack();
}

/** Where on the screen an element's top is, once it has been there for twenty frames. */
function settled(element: Locator): Promise<number> {
  return element.evaluate(
    (found) =>
      new Promise<number>((resolve) => {
        let last = NaN;
        let frames = 0;
        const look = () => {
          const { top } = found.getBoundingClientRect();
          frames = top === last ? frames + 1 : 0;
          last = top;
          if (frames === 20) resolve(top);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}
