import type { Page } from 'playwright-core';
import { pageHeading } from 'shared-content/contract/document';
import { focusOn, press, scrollTo } from './journeys';
import { open, type Stage } from './visit';
import { remotesHere } from '../parts';

/** How a visitor who reads another page comes to each, and what is then on the screen. */
const journeys = [
  { from: '/portfolio', link: 'Home', to: '/', heading: 'Professional Brickwork & Construction' },
  { from: '/', link: 'Portfolio', to: '/portfolio', heading: 'Our Portfolio' },
  { from: '/', link: 'Contact', to: '/contact', heading: 'Contact Meridian Brickwork & Construction' },
];

/** The tests of the ways to and through all pages, which hold in any browser. */
export function testRoutes(stage: () => Stage): void {
  describe.each(remotesHere)('$route', ({ route }) => {
    test('opens by its address without a complaint', async () => {
      const { page, complaints } = await stage().tab();
      const response = await open(page, route);
      expect(response?.status()).toBe(200);
      expect(await page.locator(pageHeading).count()).toBe(1);
      expect(complaints).toEqual({ console: [], foreign: [] });
      await page.close();
    });
  });

  describe.each(journeys)('from $from to $to', ({ from, link, to, heading }) => {
    test('shows the page from its top, with its title, the focus on its heading and no complaint', async () => {
      const { page, complaints } = await stage().tab();
      await open(page, to);
      const title = await page.title();

      await open(page, from);
      await scrollTo(page, 900);
      await follow(page, link);
      await focusOn(page.getByRole('heading', { level: 1, name: heading }));
      expect(await page.title()).toBe(title);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      expect(new URL(page.url()).pathname).toBe(to);
      expect(complaints).toEqual({ console: [], foreign: [] });
      await page.close();
    });
  });

  test.each([
    { at: '/', link: 'Home' },
    { at: '/#services', link: 'Home' },
    { at: '/portfolio', link: 'Portfolio' },
    { at: '/portfolio?category=Brickwork', link: 'Portfolio' },
  ])('on $at a link to the page itself leads to its top', async ({ at, link }) => {
    const { page, complaints } = await stage().tab();
    await open(page, at);
    await scrollTo(page, 600);
    await follow(page, link);
    await focusOn(page.getByRole('heading', { level: 1 }));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(page.url()).toBe(stage().url + at.replace(/[?#].*/, ''));
    expect(complaints).toEqual({ console: [], foreign: [] });
    await page.close();
  });

  test('goes from page to page without loading a document anew', async () => {
    const { page } = await stage().tab();
    await open(page, '/');
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    for (const { link, heading } of [...journeys].reverse()) {
      await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
      await focusOn(page.getByRole('heading', { level: 1, name: heading }));
    }
    expect(documents).toEqual([]);
    await page.close();
  });

  test('Back and Forward return to where the visitor was reading', async () => {
    const { page } = await stage().tab();
    await open(page, '/');
    await scrollTo(page, 1200);
    await follow(page, 'Portfolio');
    await focusOn(page.getByRole('heading', { level: 1, name: 'Our Portfolio' }));
    await scrollTo(page, 300);

    await page.goBack();
    await page.waitForFunction(() => location.pathname === '/' && window.scrollY === 1200);
    await page.goForward();
    await page.waitForFunction(() => location.pathname === '/portfolio' && window.scrollY === 300);
    expect(await page.title()).toContain('Portfolio');
    await page.close();
  });
}

async function follow(page: Page, link: string) {
  await press(page.getByRole('banner').getByRole('link', { name: link, exact: true }));
}
