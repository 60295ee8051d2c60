import type { BrowserContextOptions, Page, Route } from 'playwright-core';
import { pageChunk } from 'shared-content/contract/addresses';
import type { Remote, RemoteName } from 'shared-content/contract/remotes';
import { remotesHere } from 'platform/parts';
import { another } from 'platform/testing/sitePages';
import { phone, stageOfFile } from 'platform/testing/visit';
import { readerIn } from './support/reader';

const stage = stageOfFile();

const script = (name: string, answer: (route: Route) => Promise<void> | undefined) => (page: Page) =>
  page.route(`**/${name}*`, answer);
const away = (route: Route) => route.fulfill({ status: 404 });
const lacks = (feature: string) => (page: Page) => page.addInitScript(`delete ${feature}`);

const faults: Record<string, (page: Page) => Promise<unknown>> = {
  'shell.js is missing': script('shell.js', away),
  'shell.js hangs': script('shell.js', () => undefined),
  'shell.js is garbage': script('shell.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '}{' }),
  ),
  // It requests the shell's, so without it nothing runs either.
  'earlyScript.js is missing': script('earlyScript.js', away),
  // The features that the early script tests for.
  'the browser has no AbortSignal.timeout': lacks('AbortSignal.timeout'),
  'the browser has no PerformanceObserver': lacks('window.PerformanceObserver'),
  'the browser has no Object.hasOwn': lacks('Object.hasOwn'),
  'the browser has no performance.mark': lacks('Performance.prototype.mark'),
};

test.each(Object.entries(faults))(
  'every page is readable and leads on, by the drawer of a phone too, where %s',
  async (_, begin) => {
    const { page, documents, follow, sees } = readerIn((await stage.visitor()).page);
    await begin(page);
    await page.goto('/', { waitUntil: 'commit' });
    for (const { name } of remotesHere.toReversed()) {
      await follow(name);
      expect(await sees(name)).toBe('page');
    }
    await page.setViewportSize(phone);
    await follow(another.remote);
    expect(await sees(another.remote)).toBe('page');
    expect(documents).toHaveLength(remotesHere.length + 2);
  },
);

describe('where the policy is of another release', () => {
  test('style sheets come as files, and every page is as it should be', async () => {
    const { page, follow, isInteractive, isStyled } = readerIn(await openUnderOtherPolicy());
    const expectStyled = async (name: RemoteName) => {
      await isInteractive(name);
      for (const sheet of ['shell', pageChunk(name)]) await isStyled(`${sheet}.css`);
    };
    for (const { name, route } of remotesHere) {
      await page.goto(route, { waitUntil: 'commit' });
      await expectStyled(name);
    }
    await follow('mf-home');
    await expectStyled('mf-home');
  });

  test('so they do without JavaScript', async () => {
    const page = await openUnderOtherPolicy({ javaScriptEnabled: false });
    for (const { route, borrows = {} } of remotesHere as readonly Remote[]) {
      await page.goto(route);
      const token = await page
        .locator('body')
        .evaluate((body) => getComputedStyle(body).getPropertyValue('--brick'));
      expect({ route, token }).toEqual({ route, token: expect.stringMatching(/^#/) as unknown });
      const sheets = await page.evaluate(() => document.styleSheets.length);
      expect({ route, sheets }).toEqual({ route, sheets: 2 + Object.keys(borrows).length });
    }
  });
});

/** A visitor for whom the server's policy names none of the style sheets in the document. */
async function openUnderOtherPolicy(options: BrowserContextOptions = {}) {
  const { page } = await stage.visitor(options);
  await page.route(/\/\w*$/, async (route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy']?.replaceAll(/ 'sha256-[^']*'/g, '');
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': policy ?? '' },
    });
  });
  return page;
}
