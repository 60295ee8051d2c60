import { laidOutKey, pageHeading, pageInteractive } from 'shared-content/contract/document';
import { remotesHere } from 'platform/parts';
import { type ServedSite, serveSite } from 'platform/serve/server';
import { fromParts } from 'platform/testing/sitePages';
import { type Tab, type TabJourney, visible } from 'platform/testing/tab';
import { composedSite, desktop, pageAddresses, phone, unknownPath } from 'platform/testing/visit';
import { openChromium, openFirefox } from './puppeteerTab';
import { openWebkit } from './webkitTab';

/** The site in the two engines that the other tests do not use. */

const widths = [390, 1280, 1600];

/** How much higher or lower a block may be than in Chromium: a text may have a line more. */
const tolerance = 0.04;

let site: ServedSite;
let chromium: Tab;
beforeAll(async () => {
  [site, chromium] = await Promise.all([serveSite({ site: composedSite(), port: 0 }), openChromium()]);
});
afterAll(async () => {
  await chromium.close();
  await site.close();
});

describe.each(Object.entries({ Firefox: openFirefox, WebKit: openWebkit }))('%s', (_, openTab) => {
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
    'lays out %s on %d px as Chromium does, with every font and picture',
    async (address, width) => {
      const [expected, blocks] = await Promise.all(
        [chromium, tab].map((each) => blocksOf(each, site.url + address, width)),
      );
      expect(blocks?.map(({ name }) => name)).toEqual(expected?.map(({ name }) => name));
      const different = expected?.filter(
        ({ height }, at) => Math.abs((blocks?.[at]?.height ?? 0) / height - 1) > tolerance,
      );
      expect({ different, blocks }).toEqual({ different: [], blocks });
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

/** A part of a page from its left to its right edge. */
interface Block {
  name: string;
  height: number;
}

async function blocksOf(tab: Tab, address: string, width: number): Promise<Block[]> {
  await tab.resize(width, 900);
  await tab.open(address);
  return tab.evaluate(settledBlocks, pageInteractive, laidOutKey);
}

/** Runs in the page: waits for hydration, layout, fonts and pictures. Rejects if a picture cannot be decoded. */
async function settledBlocks(interactiveMark: string, laidOut: string): Promise<Block[]> {
  const { dataset } = document.documentElement;
  while (performance.getEntriesByName(interactiveMark).length === 0 || !(laidOut in dataset))
    await new Promise((resolve) => setTimeout(resolve, 20));
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]);
  return [...document.querySelectorAll('header, #main > *, footer')]
    .map((element) => ({ element, height: Math.round(element.getBoundingClientRect().height) }))
    .filter(({ height }) => height > 0)
    .map(({ element: { localName, id }, height }) => ({
      name: id ? `${localName} #${id}` : localName,
      height,
    }));
}
