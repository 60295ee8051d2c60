import type { Browser, BrowserContext } from 'playwright-core';
import type { RemoteName } from 'shared-content/contract/remotes';
import { remotesHere } from 'platform/parts';
import { composedSite, desktop, sharedChromium } from 'platform/testing/visit';
import { type FaultyHost, faultyHost } from './support/faultyHost';
import { type FaultySite, faultySite } from './support/faultySite';
import { openReader } from './support/reader';
import { throwingAtKey, throwingChunk } from './support/throwingChunk';

/*
 * Whatever React throws, and wherever: the visitor has a page to read, and the next one answers. Where no boundary of a
 * page catches it, the document is loaded anew, never in a circle.
 */

/** When a page throws by itself, and what then stands in its place as long as it is looked at. */
const moments = {
  render: 'section',
  effect: 'section',
  'layout effect': 'section',
  lazy: 'section',
  'clean-up': 'page',
  event: 'page',
} as const;

/** What an extension or a translator does to a page's nodes. */
const meddling = {
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
let hosts: Map<RemoteName, FaultyHost>;
/** One visitor a page: a tab of somebody who was here before takes less than half as long. */
let visitors: Map<RemoteName, BrowserContext>;

beforeAll(async () => {
  [browser, site] = await Promise.all([sharedChromium(), faultySite(composedSite())]);
  const hostOf = async (remote: RemoteName) => {
    const { name } = site.file(remote, 'page chunk');
    return faultyHost(await site.released(remote, name, throwingChunk(site.build(remote))));
  };
  hosts = new Map(
    await Promise.all(remotesHere.map(async ({ name }) => [name, await hostOf(name)] as const)),
  );
  const visitorOf = ({ url }: FaultyHost) => browser.newContext({ baseURL: url, viewport: desktop });
  visitors = new Map(
    await Promise.all([...hosts].map(async ([name, host]) => [name, await visitorOf(host)] as const)),
  );
});
afterAll(async () => {
  await browser.close();
  for (const host of hosts.values()) await host.close();
  site.remove();
});

/** Opens a tab in which a page throws at a moment. */
async function visit(remote: RemoteName, moment: string) {
  const context = visitors.get(remote);
  if (!context) throw new Error(`Nobody visits ${remote}`);
  const visitor = await openReader(context);
  await visitor.page.addInitScript(([key, value]) => Object.assign(window, { [key]: value }), [
    throwingAtKey,
    moment,
  ] as const);
  return visitor;
}

const next = (remote: RemoteName) => remotesHere.find(({ name }) => name !== remote)?.name ?? remote;

describe.each(remotesHere)('$name', ({ name, route }) => {
  test.each(Object.entries(moments))('that throws in %s', async (moment, stay) => {
    const { page, documents, follow, isInteractive, sees } = await visit(name, moment);
    await page.goto(route);
    if (stay === 'section') await page.getByRole('button', { name: 'Try again' }).waitFor();
    else await isInteractive(name);
    if (moment === 'event') await page.locator('#main h1').click();
    expect(await sees(name)).toBe(stay);
    await follow(next(name));
    expect(await sees(next(name))).toBe('page');
    await isInteractive(next(name));
    await follow(name);
    expect(await sees(name)).toBe(stay);
    expect(documents.length).toBeLessThanOrEqual(2);
    await page.close();
  });

  test.each(Object.entries(meddling))('of which an extension has %s a section', async (_, meddle) => {
    const { page, documents, follow, isInteractive, sees } = await visit(name, 'never');
    await page.goto(route);
    await isInteractive(name);
    await page.locator('#main > *').first().evaluate(meddle);
    await follow(next(name));
    expect(await sees(next(name))).toBe('page');
    await isInteractive(next(name));
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await follow(name);
    expect(await sees(name)).toBe('page');
    await isInteractive(name);
    expect(documents.length).toBeLessThanOrEqual(2);
    await page.close();
  });
});

test('a browser that refuses access to the history shows the document as it came, and loads it twice at most', async () => {
  const visitor = await visit('mf-home', 'never');
  await visitor.page.addInitScript(() => {
    Object.defineProperty(History.prototype, 'state', {
      get() {
        throw new DOMException('Refused', 'SecurityError');
      },
    });
  });
  await visitor.page.goto('/');
  while (visitor.documents.length < 3) await visitor.page.waitForEvent('load');
  await visitor.page.waitForLoadState('networkidle');
  expect(await visitor.sees('mf-home')).toBe('page');
  expect(visitor.documents).toHaveLength(3);
  await visitor.page.close();
});
