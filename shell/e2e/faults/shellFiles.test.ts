import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import type { Remote, RemoteName } from 'shared-content/contract/remotes';
import { another } from 'platform/testing/sitePages';
import { composedSite, desktop, phone, sharedChromium } from 'platform/testing/visit';
import { answer } from './support/faults';
import { type FaultyHost, faultyHost } from './support/faultyHost';
import { type FaultySite, faultySite, type PartFile } from './support/faultySite';
import { type Reader, openReader } from './support/reader';
import { remotesHere } from 'platform/parts';

const waitUntil = 'commit';

let browser: Browser;
let site: FaultySite;
let host: FaultyHost;
let context: BrowserContext;

beforeAll(async () => {
  [browser, site] = await Promise.all([sharedChromium(), faultySite(composedSite())]);
});
afterAll(async () => {
  await browser.close();
  site.remove();
});
beforeEach(async () => {
  host = await faultyHost(site.sound);
});
afterEach(async () => {
  await context.close();
  await host.close();
});

/** The early script requests the shell's, so without it nothing runs either. */
const scripts = [
  ['shell.js', '404'],
  ['shell.js', 'hangs'],
  ['shell.js', 'garbage'],
  ['earlyScript.js', '404'],
] as const;

test.each(scripts)(
  'when %s has the fault %s, every page is readable and leads on, by the drawer of a phone too',
  async (script, fault) => {
    const { page, documents, follow, sees } = await visit(scriptOf(script), fault);
    await page.goto('/', { waitUntil });
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
    await visitUnderOtherPolicy();
    const { page, follow, isInteractive, isStyled } = await openReader(context);
    const expectStyled = async (name: RemoteName) => {
      await isInteractive(name);
      for (const part of ['shell', name] as const) await isStyled(site.file(part, 'style sheet').name);
    };
    for (const { name, route } of remotesHere) {
      await page.goto(route, { waitUntil });
      await expectStyled(name);
    }
    await follow('mf-home');
    await expectStyled('mf-home');
  });

  test('so they do without JavaScript', async () => {
    await visitUnderOtherPolicy({ javaScriptEnabled: false });
    const page = await context.newPage();
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

async function visitUnderOtherPolicy(options: BrowserContextOptions = {}) {
  context = await browser.newContext({ baseURL: host.url, viewport: desktop, ...options });
  await context.route(/\/\w*$/, async (route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy']?.replaceAll(/ 'sha256-[^']*'/g, '');
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': policy ?? '' },
    });
  });
}

function scriptOf(name: string): PartFile {
  const entry = site.file('shell', 'entry');
  return { ...entry, name, address: entry.address.replace(entry.name, name) };
}

/** A visitor of the site whose shell has a fault. */
async function visit(file: PartFile, fault: string): Promise<Reader> {
  host.injectFault({
    path: file.address,
    answer: (response) => {
      answer(fault, response, file);
    },
  });
  context = await browser.newContext({ baseURL: host.url, viewport: desktop });
  return openReader(context);
}
