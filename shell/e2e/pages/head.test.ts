import type { Page } from 'playwright-core';
import { business } from 'shared-content/business';
import { siteOrigin, themeColour } from 'shared-content/content/site';
import { pageAddresses, stageOfFile, unknownPath } from 'platform/testing/visit';
import { remotesHere } from 'platform/parts';

const stage = stageOfFile();
let page: Page;
beforeAll(async () => {
  // What a search engine reads that runs no script.
  ({ page } = await stage.visitor({ javaScriptEnabled: false }));
});

test.each(remotesHere)('$route says what it is, and names no file that does not exist', async ({ route }) => {
  await page.goto(route);
  const [title, description] = [await page.title(), await content('name="description"')];
  expect(await page.locator('html').getAttribute('lang')).toBe('en-GB');
  expect(title).toContain(business.name);
  expect(description).toMatch(/^.{50,200}$/);
  expect(await href('rel="canonical"')).toBe(siteOrigin + route);
  expect(await content('name="theme-color"')).toBe(themeColour);
  expect(await page.locator('meta[name="robots"]').count()).toBe(0);
  expect(await content('property="og:title"')).toBe(title);
  expect(await content('property="og:description"')).toBe(description);
  expect(await content('property="og:url"')).toBe(siteOrigin + route);
  expect(await page.locator('script[type="application/ld+json"]').count()).toBe(1);

  for (const [type, address] of [
    ['image/png', await content('property="og:image"')],
    ['image/png', await href('rel="icon"][type="image/png"')],
    ['image/svg+xml', await href('rel="icon"][type="image/svg+xml"')],
    ['image/png', await href('rel="apple-touch-icon"')],
    ['application/manifest+json', await href('rel="manifest"')],
  ] as const)
    expect([address, await typeOf(address)]).toEqual([address, type]);
  const named = await page
    .locator('head link[href]:not([rel=canonical]), head script[src]')
    .evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? ''),
    );
  for (const address of named)
    expect([address, await typeOf(address)]).toEqual([address, expect.any(String)]);
});

test('the manifest has the name, and a maskable icon among those that exist', async () => {
  await page.goto('/');
  const response = await fetch(stage.url + (await href('rel="manifest"')));
  const { name, icons } = (await response.json()) as WebManifest;
  expect(name).toBe(business.name);
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, type } of icons) expect(await typeOf(src)).toBe(type);
});

test('no two pages have the same title or description, and unknown addresses stay out of search engines', async () => {
  const heads: string[] = [];
  for (const address of pageAddresses) {
    await page.goto(address);
    heads.push(await page.title(), await content('name="description"'));
  }
  expect(new Set(heads).size).toBe(2 * pageAddresses.length);
  await page.goto(unknownPath);
  expect(await content('name="robots"')).toBe('noindex');
  expect(await page.locator('link[rel="canonical"], script[type="application/ld+json"]').count()).toBe(0);
});

interface WebManifest {
  name: string;
  icons: { src: string; type: string; purpose?: string }[];
}

/** The content of the one meta element that matches. */
async function content(selector: string): Promise<string> {
  return (await page.locator(`head meta[${selector}]`).getAttribute('content')) ?? '';
}

async function href(selector: string): Promise<string> {
  return (await page.locator(`head link[${selector}]`).getAttribute('href')) ?? '';
}

/** The type of a file, which stands on the web under the site's own origin; undefined where the site has none. */
async function typeOf(address: string): Promise<string | null | undefined> {
  const response = await fetch(stage.url + address.replace(siteOrigin, ''));
  return response.ok ? response.headers.get('content-type') : undefined;
}
