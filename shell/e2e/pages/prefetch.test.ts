import { pageHeading } from 'shared-content/contract/document';
import { desktop, open, openStage, phone, type Stage } from 'platform/testing/visit';
import { repeatedIds } from './looks/ids';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** Ways to a page, and the last file that the page asks for ahead. */
const ways = [
  {
    from: '/',
    link: 'View Our Portfolio',
    heading: 'Our Portfolio',
    last: /\/mf-portfolio\/.*\/flemish-bond\.svg$/,
  },
  {
    from: '/portfolio',
    link: 'Meridian Brickwork & Construction',
    heading: 'Professional Brickwork & Construction',
    last: /\/mf-home\/.*\/hero-\d+\.avif$/,
  },
  {
    from: '/',
    link: 'Continue to the full form',
    heading: 'Contact Meridian Brickwork & Construction',
    last: /\/mf-contact\/.*\/flemish-bond\.svg$/,
  },
];

test.each(ways.flatMap((way) => [phone, desktop].map((viewport) => ({ ...way, viewport }))))(
  'after hover over $link nothing is asked for by the click, at $viewport.width px',
  async ({ from, link, heading, last, viewport }) => {
    const { page, context, complaints } = await stage.visitor({ viewport });
    await open(page, from);
    const control = page.getByRole('link', { name: link }).first();
    const lastAhead = page.waitForResponse(last);
    await control.hover();
    await lastAhead;
    await page.waitForLoadState('networkidle');
    // The page that the link leads to is rendered beside the one that is shown.
    await page.locator(pageHeading).nth(1).waitFor({ state: 'attached' });
    expect(await repeatedIds(page)).toEqual([]);

    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await control.click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.waitForLoadState('networkidle');
    // The pointer now rests on a card, which fetches its dialog, and Chromium asks for the icon of each new address.
    // Pictures further down the page are lazy: Chromium asks for them when the page is shown.
    expect(asked.filter((url) => !/\/(caseStudy\.|icon\.)|\.avif$/.test(url))).toEqual([]);
    expect(complaints).toEqual({ console: [], foreign: [] });
    await context.close();
  },
);

test('the files of a page are asked for while its entry still loads', async () => {
  const { page, context, complaints } = await stage.visitor({ viewport: phone });
  await open(page, '/');
  let letEntryThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letEntryThrough = resolve;
  });
  await page.route(/\/mf-portfolio\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = [/\/mf-portfolio-page\.js$/, /\/mf-portfolio-page\.css$/].map((file) =>
    page.waitForRequest(file),
  );
  await page.getByRole('link', { name: 'View Our Portfolio' }).click();
  await Promise.all(asked);
  letEntryThrough();
  await page.getByRole('heading', { level: 1, name: 'Our Portfolio' }).waitFor();
  expect(complaints).toEqual({ console: [], foreign: [] });
  await context.close();
});
