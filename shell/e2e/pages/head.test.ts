import type { Page } from 'playwright-core';
import { business } from 'shared-content/business';
import { siteOrigin, themeColour } from 'shared-content/content/site';
import { openStage, pageAddresses, type Stage, unknownPath } from 'platform/testing/visit';
import { remotes } from 'shared-content/contract/remotes';
import { remotesHere } from 'platform/parts';

let stage: Stage;
let page: Page;
beforeAll(async () => {
  stage = await openStage();
  // What a search engine reads that runs no script.
  ({ page } = await stage.visitor({ javaScriptEnabled: false }));
});
afterAll(() => stage.close());

describe.each(remotesHere)('$route', ({ route }) => {
  beforeAll(() => page.goto(route));

  test('says what it is, and where it stands', async () => {
    expect(await page.locator('html').getAttribute('lang')).toBe('en-GB');
    expect(await page.title()).toContain(business.name);
    expect(await content('name="description"')).toMatch(/^.{50,200}$/);
    expect(await href('rel="canonical"')).toBe(siteOrigin + route);
    expect(await content('name="theme-color"')).toBe(themeColour);
    expect(await page.locator('meta[name="robots"]').count()).toBe(0);
  });

  test('can be shared, with a picture that exists', async () => {
    const [title, description] = [await page.title(), await content('name="description"')];
    expect(await content('property="og:title"')).toBe(title);
    expect(await content('property="og:description"')).toBe(description);
    expect(await content('property="og:url"')).toBe(siteOrigin + route);
    expect(await content('property="og:site_name"')).toBe(business.name);
    expect(await content('property="og:locale"')).toBe('en_GB');
    expect(await content('name="twitter:card"')).toBe('summary_large_image');
    expect(await content('name="twitter:title"')).toBe(title);
    expect(await content('name="twitter:description"')).toBe(description);
    for (const meta of ['property="og:image"', 'name="twitter:image"']) {
      expect(await typeOf(await content(meta))).toBe('image/png');
    }
  });

  test('has icons that exist', async () => {
    expect(await typeOf(await href('rel="icon"][type="image/png"'))).toBe('image/png');
    expect(await typeOf(await href('rel="icon"][type="image/svg+xml"'))).toBe('image/svg+xml');
    expect(await typeOf(await href('rel="apple-touch-icon"'))).toBe('image/png');
  });

  test('has a manifest with its name, and a maskable icon among those that exist', async () => {
    const address = await href('rel="manifest"');
    expect(await typeOf(address)).toBe('application/manifest+json');
    const { name, icons } = (await (await fetch(stage.url + address)).json()) as WebManifest;
    expect(name).toBe(business.name);
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const { src, type } of icons) expect(await typeOf(src)).toBe(type);
  });

  test('names no file that does not exist', async () => {
    const named = await page
      .locator('head link[href], head script[src]')
      .evaluateAll((elements) =>
        elements.map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? ''),
      );
    for (const address of named.filter((one) => one !== siteOrigin + route)) {
      expect([address, await statusOf(address)]).toEqual([address, 200]);
    }
  });

  test('tells search engines the facts of the business, and claims no rating', async () => {
    const text = (await page.locator('script[type="application/ld+json"]').textContent()) ?? '';
    const facts: unknown = JSON.parse(text);
    expect(facts).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'GeneralContractor',
      name: business.name,
      telephone: ['+447700900123', '+442079460123'],
      email: business.email.display,
      openingHoursSpecification: [
        {
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '07:00',
          closes: '18:00',
        },
        { dayOfWeek: ['Saturday'], opens: '08:00', closes: '16:00' },
      ],
      contactPoint: [
        { contactType: 'emergency', telephone: '+447700900123' },
        { contactType: 'customer service', telephone: '+442079460123' },
      ],
      areaServed: [
        ...['Greenwich', 'Dartford', 'Bexley', 'Bromley', 'Welling', 'Bexleyheath'].map((name) => ({ name })),
        // 30 miles in metres.
        { '@type': 'GeoCircle', geoRadius: 48280 },
      ],
    });
    expect(text).not.toMatch(/rating|review|sunday/i);
  });
});

test('no two pages have the same title or description', async () => {
  const heads: string[] = [];
  for (const address of pageAddresses) {
    await page.goto(address);
    heads.push(await page.title(), await content('name="description"'));
  }
  expect(heads).toHaveLength(2 * pageAddresses.length);
  expect(heads.filter((text, position) => heads.indexOf(text) !== position)).toEqual([]);
});

test('the page for unknown addresses stays out of search engines', async () => {
  await page.goto(unknownPath);
  expect(await content('name="robots"')).toBe('noindex');
  expect(await page.locator('link[rel="canonical"], script[type="application/ld+json"]').count()).toBe(0);
});

test('the sitemap lists exactly the routes, and robots.txt the sitemap', async () => {
  const sitemap = await (await fetch(`${stage.url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toEqual(remotes.map(({ route }) => siteOrigin + route));
  const robots = await (await fetch(`${stage.url}/robots.txt`)).text();
  expect(robots).toContain('User-agent: *\nAllow: /\n');
  expect(robots).toContain(`Sitemap: ${siteOrigin}/sitemap.xml`);
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

/** Asks the served site for a file that stands on the web under the site's own origin. */
function ask(address: string): Promise<Response> {
  return fetch(stage.url + address.replace(siteOrigin, ''));
}

async function statusOf(address: string): Promise<number> {
  return (await ask(address)).status;
}

async function typeOf(address: string): Promise<string | null> {
  const response = await ask(address);
  return response.ok ? response.headers.get('content-type') : `status ${response.status}`;
}
