import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type ConsoleMessage,
  type Page,
  type Response,
} from 'playwright-core';
import { type ServedSite, serveSite } from '../serve/server';
import { composedSite } from '../release/testing/composedSite';
import { laidOutKey, pageInteractive } from 'shared-content/contract/document';
import { chromiumOptions, findChromium } from './machine';
import { remotesHere } from '../parts';

export const phone = { width: 360, height: 740 };
export const desktop = { width: 1280, height: 800 };

export const unknownPath = '/no-such-page';

/** The address of every page that the site has, the one for unknown addresses included. */
export const pageAddresses = [...remotesHere.map(({ route }) => route), unknownPath];

export { composedSite };

/** Waits until the shell logs that a path has no page. Call it before the page is opened. */
export async function noPageLogged(page: Page, path: string): Promise<void> {
  await page.waitForEvent('console', (message) => message.text() === `No page at ${path}`);
}

export function launchChromium(switches?: readonly string[]): Promise<Browser> {
  return chromium.launch(chromiumOptions(findChromium(), switches));
}

/** The Chromium that all files of a run share. Each visitor has a context. */
export function sharedChromium(): Promise<Browser> {
  const address = process.env.SHARED_CHROMIUM;
  return address ? chromium.connect(address) : launchChromium();
}

export interface Complaints {
  console: string[];
  /** Requests to any other origin than the site's. */
  foreign: string[];
}

export interface Visitor {
  page: Page;
  context: BrowserContext;
  complaints: Complaints;
}

/** A browser and a served site for the tests of one file. */
export interface Stage {
  /** The address of the served site, without a slash at the end. */
  url: string;
  browser: Browser;
  /** A new visitor with an empty profile. Close its context. */
  visitor: (options?: BrowserContextOptions) => Promise<Visitor>;
  /** A new tab of a visitor with the site's files in the cache: a visit takes less than half as long. Close the page. */
  tab: (options?: BrowserContextOptions) => Promise<Visitor>;
  close: () => Promise<void>;
}

/** Serves a site on a free port and opens Chromium. Close it in `afterAll`. */
export async function openStage(
  site = composedSite(),
  serve = locally,
  launch: () => Promise<Browser> = sharedChromium,
): Promise<Stage> {
  const [server, browser] = await Promise.all([serve(site), launch()]);
  const url = server.url.replace(/\/$/, '');
  const newContext = (options?: BrowserContextOptions) =>
    browser.newContext({ baseURL: url, viewport: desktop, ...options });
  const openTab = async (context: BrowserContext): Promise<Visitor> => {
    const page = await context.newPage();
    return { page, context, complaints: listen(page, url) };
  };
  const returning = new Map<string, Promise<BrowserContext>>();
  return {
    url,
    browser,
    visitor: async (options) => openTab(await newContext(options)),
    tab: async (options) => {
      const kind = JSON.stringify(options);
      const context = returning.get(kind) ?? newContext(options);
      returning.set(kind, context);
      return openTab(await context);
    },
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}

/**
 * The stage of a test file, or of a `describe`. Tabs that a test opens are closed after it; those of a `beforeAll` stay.
 */
export function stageOfFile(begin: () => Promise<Stage> = openStage): Pick<Stage, 'url' | 'visitor' | 'tab'> {
  let stage: Stage;
  const opened: { close: () => Promise<void> }[] = [];
  beforeAll(async () => {
    stage = await begin();
  });
  beforeEach(() => {
    opened.length = 0;
  });
  afterEach(() => Promise.all(opened.map((each) => each.close())));
  afterAll(() => stage.close());
  return {
    get url() {
      return stage.url;
    },
    visitor: async (options) => {
      const visitor = await stage.visitor(options);
      opened.push(visitor.context);
      return visitor;
    },
    tab: async (options) => {
      const visitor = await stage.tab(options);
      opened.push(visitor.page);
      return visitor;
    },
  };
}

function locally(site: string): Promise<ServedSite> {
  return serveSite({ site, port: 0 });
}

/**
 * Whether a message is an error or a warning. Chromium also warns of each preload that is unused 3 s after the load, even
 * of one that was only just requested. pages/firstVisit.test.ts finds those that stay unused.
 */
export function isComplaint(message: ConsoleMessage): boolean {
  return (
    ['error', 'warning'].includes(message.type()) &&
    !message.text().includes('was preloaded using link preload')
  );
}

/** Collects the errors of a page from now on. */
export function listen(page: Page, url: string): Complaints {
  const complaints: Complaints = { console: [], foreign: [] };
  page.on('console', (message) => {
    if (isComplaint(message)) complaints.console.push(message.text());
  });
  page.on('pageerror', (error) => complaints.console.push(String(error)));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== url && protocol.startsWith('http')) complaints.foreign.push(request.url());
  });
  return complaints;
}

/** Waits until the visible page, or that of a path, is interactive: its remote is loaded and hydrated. */
export async function hydrated(page: Page, path?: string): Promise<void> {
  await page.waitForFunction(
    ([mark, wanted]) =>
      performance
        .getEntriesByName(mark)
        .some(
          (entry) =>
            wanted === undefined ||
            (location.pathname === wanted && entry instanceof PerformanceMark && entry.detail === wanted),
        ),
    [pageInteractive, path] as const,
  );
}

/** Opens an address as a new document, and waits until its page is interactive and positions down it are exact. */
export async function open(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await hydrated(page);
  await page.waitForFunction((key) => key in document.documentElement.dataset, laidOutKey);
  return response;
}
