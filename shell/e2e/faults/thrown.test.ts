import type { Browser, BrowserContext } from 'playwright-core';
import { remotes, type RemoteName } from 'shared-content/contract/remotes';
import { composedSite, desktop, sharedChromium } from 'platform/testing/visit';
import { type FaultyHost, faultyHost } from './support/faultyHost';
import { type FaultySite, faultySite } from './support/faultySite';
import { type Reader, openReader } from './support/reader';
import { throwingChunk } from './support/throwingChunk';

/*
 * What React throws where no boundary of a page catches it. The visitor then gets the document of the address, once.
 */
const broken = 'mf-portfolio';

let browser: Browser;
let site: FaultySite;
let host: FaultyHost;
let context: BrowserContext;
let visitor: Reader;
/** How many documents this tab has loaded. */
let loaded: number;

beforeAll(async () => {
  [browser, site] = await Promise.all([sharedChromium(), faultySite(composedSite())]);
  const { name } = site.file(broken, 'page chunk');
  host = await faultyHost(await site.released(broken, name, throwingChunk(site.build(broken), 'clean-up')));
});
afterAll(async () => {
  await browser.close();
  await host.close();
  site.remove();
});
beforeEach(async () => {
  context = await browser.newContext({ baseURL: host.url, viewport: desktop });
  visitor = await openReader(context);
  loaded = 0;
  visitor.page.on('load', () => (loaded += 1));
});
afterEach(() => context.close());

const routeOf = (remote: RemoteName) => remotes.find(({ name }) => name === remote)?.route ?? '';
const after = (remote: RemoteName) => {
  const others = remotes.map(({ name }) => name).filter((name) => name !== remote && name !== broken);
  return others[0] ?? remote;
};

/** Waits until this tab has loaded so many documents. */
async function untilDocument(number: number): Promise<void> {
  while (loaded < number) await visitor.page.waitForEvent('load');
}

test('a page whose clean-up throws is left for the document of the next one, and can be opened again', async () => {
  const next = after(broken);
  await visitor.page.goto(routeOf(broken));
  await visitor.isInteractive(broken);
  for (const documents of [2, 3]) {
    await visitor.follow(next);
    await untilDocument(documents);
    expect(await visitor.sees(next)).toBe('page');
    await visitor.isInteractive(next);
    await visitor.follow(broken);
    await visitor.isInteractive(broken);
  }
});

const meddling = {
  removed: (section: Element) => {
    section.remove();
  },
  wrapped: (section: Element) => {
    const wrapper = document.createElement('div');
    section.replaceWith(wrapper);
    wrapper.append(section);
  },
};

describe.each(remotes.filter(({ name }) => name !== broken))('a section of $name', ({ name, route }) => {
  test.each(Object.entries(meddling))(
    'that an extension has %s costs nobody the next page',
    async (_, meddle) => {
      const next = after(name);
      await visitor.page.goto(route);
      await visitor.isInteractive(name);
      await visitor.page.locator('#main > *').first().evaluate(meddle);
      await visitor.follow(next);
      expect(await visitor.sees(next)).toBe('page');
      await visitor.isInteractive(next);
      expect(await visitor.page.getByRole('heading', { level: 1 }).count()).toBe(1);
      expect(visitor.documents.length).toBeLessThanOrEqual(2);
    },
  );
});

test('a browser that refuses to change the history shows the document as it came, and loads it twice at most', async () => {
  await visitor.page.addInitScript(() => {
    History.prototype.replaceState = () => {
      throw new DOMException('Refused', 'SecurityError');
    };
  });
  await visitor.page.goto(routeOf('mf-home'));
  await untilDocument(3);
  await visitor.page.waitForLoadState('networkidle');
  expect(await visitor.sees('mf-home')).toBe('page');
  expect(visitor.documents).toHaveLength(3);
});
