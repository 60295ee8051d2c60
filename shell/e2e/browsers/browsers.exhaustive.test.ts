import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pageHeading, pageInteractive } from 'shared-content/contract/document';
import { remotesHere } from 'platform/parts';
import { type ServedSite, serveSite } from 'platform/serve/server';
import { fromParts } from 'platform/testing/sitePages';
import { type Tab, type TabJourney, visible } from 'platform/testing/tab';
import { composedSite, desktop, pageAddresses, phone, unknownPath } from 'platform/testing/visit';
import { openChromium, openFirefox } from './puppeteerTab';
import { differences, type Screen, screenOf } from './screens';
import { openWebkit } from './webkitTab';

/** The site in the two engines that the other tests do not use. */

const widths = [390, 1280, 1600];

let site: ServedSite;
let chromium: Tab;
beforeAll(async () => {
  [site, chromium] = await Promise.all([serveSite({ site: composedSite(), port: 0 }), openChromium()]);
});
afterAll(async () => {
  await chromium.close();
  await site.close();
});

/** Chromium's screens, by address and width. */
const models = new Map<string, Promise<Screen>>();

function modelOf(address: string, width: number): Promise<Screen> {
  const key = `${width} ${address}`;
  const model = models.get(key) ?? screenOf(chromium, site.url + address, width);
  models.set(key, model);
  return model;
}

describe.each(Object.entries({ Firefox: openFirefox, WebKit: openWebkit }))('%s', (name, openTab) => {
  let tab: Tab;
  beforeAll(async () => {
    tab = await openTab();
  });
  afterEach(() => {
    expect(tab.complaints.filter((complaint) => !complaint.includes(unknownPath))).toEqual([]);
  });
  afterAll(() => tab.close());

  async function open(address: string, { width, height } = desktop) {
    await tab.resize(width, height);
    await tab.open(site.url + address);
    await tab.evaluate(interactive, pageInteractive, address.split('?')[0] ?? '');
  }

  test.each(pageAddresses.flatMap((address) => widths.map((width) => [address, width] as const)))(
    'shows %s on %d px as Chromium does',
    async (address, width) => {
      const model = await modelOf(address, width);
      const screen = await screenOf(tab, site.url + address, width);
      const different = await differences(model, screen);
      if (different.length > 0) different.push(`Look at ${saved({ Chromium: model, [name]: screen })}`);
      expect(different).toEqual([]);
    },
  );

  test('goes from page to page in one document, and back', async () => {
    const routes = remotesHere.map(({ route }) => route);
    await open(routes[0] ?? '/');
    await tab.evaluate(() => {
      document.documentElement.dataset.sameDocument = '';
    });
    for (const route of [...routes.slice(1), ...routes.slice(0, 1)]) {
      await tab.click(`header a[href="${route}"]`);
      await tab.evaluate(interactive, pageInteractive, route);
      await tab.evaluate(visible, `${pageHeading}:focus`);
    }
    await tab.evaluate(() => {
      history.back();
    });
    await tab.evaluate(interactive, pageInteractive, routes.at(-1) ?? '');
    await tab.evaluate(visible, '[data-same-document] main h1');
  });

  test('opens the menu on a phone, and follows its link', async () => {
    await open('/', phone);
    await tab.click('header button[aria-haspopup=dialog]');
    const route = remotesHere[1]?.route ?? '/';
    await tab.click(`dialog:modal a[href="${route}"]`);
    await tab.evaluate(interactive, pageInteractive, route);
    await tab.evaluate(visible, 'body:not(:has(dialog:modal)) main h1');
  });

  test.each(fromParts<TabJourney>('tabJourneys'))('$name', async ({ at, go }) => {
    await open(at);
    await go(tab);
  });
});

/** Runs in the page: waits until the page of a path answers. */
async function interactive(mark: string, path: string): Promise<void> {
  const isReached = () =>
    location.pathname === path &&
    performance
      .getEntriesByName(mark)
      .some((entry) => entry instanceof PerformanceMark && entry.detail === path);
  while (!isReached()) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Writes pictures where they can be looked at, and gives the folder. */
function saved(screens: Record<string, Screen>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'screens-'));
  for (const [name, { picture }] of Object.entries(screens))
    writeFileSync(path.join(folder, `${name}.png`), picture);
  return folder;
}
