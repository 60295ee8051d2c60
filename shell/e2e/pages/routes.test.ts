import { pageHeading } from 'shared-content/contract/document';
import { focusOn, scrollTo } from 'platform/testing/journeys';
import { holdBack } from 'platform/testing/slowScripts';
import { another, headerLink, sitePages } from 'platform/testing/sitePages';
import { watchTransitions } from 'platform/testing/transitions';
import { hydrated, open, stageOfFile } from 'platform/testing/visit';

const pages = Object.values(sitePages);

const stage = stageOfFile();

test('in one document, each link of the header shows its page from the top, with title and focus', async () => {
  const { page, complaints } = await stage.tab();
  const titles: string[] = [];
  for (const { route } of pages) {
    expect((await open(page, route))?.status()).toBe(200);
    titles.push(await page.title());
  }
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  for (const [position, { route, heading }] of pages.entries()) {
    await scrollTo(page, 600);
    await (await headerLink(page, route)).click();
    await focusOn(page.locator(pageHeading).filter({ hasText: heading }));
    expect(await page.title()).toBe(titles[position]);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const current = page.locator('header [aria-current="page"]:visible');
    expect(await current.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      route,
    ]);
  }
  expect(documents).toEqual([]);
  expect(complaints).toEqual({ console: [], foreign: [] });
});

test('two documents opened one after another each keep their own scroll position', async () => {
  const { page } = await stage.tab();
  await open(page, '/');
  await open(page, another.route);
  await scrollTo(page, 600);
  await page.goBack();
  await hydrated(page, '/');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goForward();
  await hydrated(page, another.route);
  expect(await page.evaluate(() => window.scrollY)).toBe(600);
});

test('Back leads to its page while a reloaded document waits for its scripts', async () => {
  const { page } = await stage.tab();
  await open(page, '/');
  const title = await page.title();
  await (await headerLink(page, another.route)).click();
  await hydrated(page, another.route);
  const letThrough = await holdBack(page, '**/shell.js');
  // The early script asks for it, so that one runs.
  await Promise.all([page.waitForRequest('**/shell.js'), page.reload({ waitUntil: 'commit' })]);
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForFunction((home) => document.title === home, title);
  letThrough();
  await hydrated(page, '/');
  expect(await page.title()).toBe(title);
});

test.each(['no-preference', 'reduce'] as const)(
  'pages cross-fade under a header that stands still, or change at once: motion %s',
  async (reducedMotion) => {
    const { page } = await stage.tab({ reducedMotion });
    const transitions = await watchTransitions(page);
    await open(page, '/');
    await (await headerLink(page, another.route)).click();
    await focusOn(page.locator(pageHeading));
    expect(await transitions()).toEqual(reducedMotion === 'reduce' ? [] : [['old(root)', 'new(root)']]);
  },
);
