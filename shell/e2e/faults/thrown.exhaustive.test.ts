import type { Browser, BrowserContext } from 'playwright-core';
import { remotesHere } from 'platform/parts';
import { composedSite, desktop, sharedChromium } from 'platform/testing/visit';
import { type FaultyHost, faultyHost } from './support/faultyHost';
import { type FaultySite, faultySite } from './support/faultySite';
import { openReader } from './support/reader';
import { throwingAtKey, throwingChunk } from './support/faults';

/*
 * Whatever React throws, and wherever: the visitor has a page to read, and the next one answers. Where no boundary of a
 * page catches it, the document is loaded anew, never in a circle.
 */

/** When a page throws by itself, and what then stands in its place as long as it is looked at. */
const phases = {
  render: 'section',
  effect: 'section',
  'layout effect': 'section',
  lazy: 'section',
  'clean-up': 'page',
  event: 'page',
} as const;

/** What an extension or a translator does to a page's nodes. */
const changes = {
  removed: (section: Element) => {
    section.remove();
  },
  wrapped: (section: Element) => {
    const wrapper = document.createElement('div');
    section.replaceWith(wrapper);
    wrapper.append(section);
  },
  inserted: (section: Element) => {
    section.before(document.createElement('div'));
    section.prepend('Inserted');
  },
};

let browser: Browser;
let site: FaultySite;
beforeAll(async () => {
  [browser, site] = await Promise.all([sharedChromium(), faultySite(composedSite())]);
});
afterAll(() => browser.close());

describe.each(remotesHere)('$name', ({ name, route }) => {
  const next = remotesHere.find((other) => other.name !== name)?.name ?? name;
  let host: FaultyHost;
  /** One visitor: a tab of somebody who was here before takes less than half as long. */
  let context: BrowserContext;
  beforeAll(async () => {
    const chunk = site.file(name, 'page chunk').name;
    host = await faultyHost(await site.released(name, chunk, throwingChunk(site.build(name))));
    context = await browser.newContext({ baseURL: host.url, viewport: desktop });
  });
  afterAll(async () => {
    await context.close();
    await host.close();
  });

  /** Opens a tab in which the page throws in a phase. */
  async function visit(phase: string) {
    const visitor = await openReader(context);
    await visitor.page.addInitScript(([key, value]) => Object.assign(window, { [key]: value }), [
      throwingAtKey,
      phase,
    ] as const);
    return visitor;
  }

  test.each(Object.entries(phases))('that throws in %s', async (phase, stay) => {
    const { page, documents, follow, isInteractive, sees } = await visit(phase);
    await page.goto(route);
    if (stay === 'section') await page.getByRole('button', { name: 'Try again' }).waitFor();
    else await isInteractive(name);
    if (phase === 'event') await page.locator('#main h1').click();
    expect(await sees(name)).toBe(stay);
    await follow(next);
    expect(await sees(next)).toBe('page');
    await isInteractive(next);
    await follow(name);
    expect(await sees(name)).toBe(stay);
    expect(documents.length).toBeLessThanOrEqual(2);
    await page.close();
  });

  test.each(Object.entries(changes))('of which an extension has %s a section', async (_, change) => {
    const { page, documents, follow, isInteractive, sees } = await visit('never');
    await page.goto(route);
    await isInteractive(name);
    await page.locator('#main > *').first().evaluate(change);
    for (const shown of [next, name]) {
      await follow(shown);
      expect(await sees(shown)).toBe('page');
      await isInteractive(shown);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    }
    expect(documents.length).toBeLessThanOrEqual(2);
    await page.close();
  });

  test('in a browser that refuses access to the history, is loaded twice at most', async () => {
    const { page, documents, sees } = await visit('never');
    await page.addInitScript(() => {
      Object.defineProperty(History.prototype, 'state', {
        get: () => {
          throw new DOMException('Refused', 'SecurityError');
        },
      });
    });
    await page.goto(route);
    while (documents.length < 3) await page.waitForEvent('load');
    await page.waitForLoadState('networkidle');
    expect(await sees(name)).toBe('page');
    expect(documents).toHaveLength(3);
    await page.close();
  });
});
