import type { BrowserContext, Page } from 'playwright-core';
import type { RemoteName } from 'shared-content/contract/remotes';
import { business } from 'shared-content/business';
import { headerLink, sitePages } from 'platform/testing/sitePages';
import { hydrated } from 'platform/testing/visit';

/** Whatever fails, a visitor sees a page or the section within this time. */
const visibleWithinMs = 8000;

/** The pauses between two attempts at a first page grow: the next may be this far off. */
export const interactiveWithinMs = 20_000;

const notice = 'This page could not be loaded';

/** What is displayed in the place of a page: the page, or the section that says it could not be loaded. */
type Seen = 'page' | 'section';

/** A visitor in a tab of their own, while something fails. */
export interface Reader {
  page: Page;
  /** The documents that the browser has opened in this tab. */
  documents: string[];
  /** The failures that the shell has reported, in the words of its default reporter. */
  reports: string[];
  /** Clicks the header's link to a page. */
  follow: (remote: RemoteName) => Promise<void>;
  /** Clicks it by script until the shell handles the click. The browser never follows the link. */
  followByShell: (remote: RemoteName) => Promise<void>;
  /** Waits until something readable is on the screen in the place of a page, between header and footer. */
  sees: (remote: RemoteName) => Promise<Seen>;
  /** Waits until a page is hydrated and answers. */
  isInteractive: (remote: RemoteName) => Promise<void>;
  /** Waits until a part's style sheet is in use. */
  isStyled: (file: string) => Promise<void>;
}

/** Opens a tab. */
export async function openReader(context: BrowserContext): Promise<Reader> {
  return readerIn(await context.newPage());
}

/** Uses a tab that is open, and blank. */
export function readerIn(page: Page): Reader {
  page.setDefaultTimeout(interactiveWithinMs);
  const documents: string[] = [];
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && / \(build \w+\) failed in phase /.test(text)) reports.push(text);
  });
  const header = page.getByRole('banner');
  const titled = (name: string) =>
    page.getByRole('main').getByRole('heading', { level: 1, name, exact: true });
  const follow = async (remote: RemoteName) => {
    await (await headerLink(page, sitePages[remote].route)).click();
  };

  return {
    page,
    documents,
    reports,
    follow,
    followByShell: async (remote) => {
      await page.waitForFunction(isClickTaken, sitePages[remote].route);
    },
    sees: async (remote) => {
      const { route, heading } = sitePages[remote];
      const inTime = { timeout: visibleWithinMs };
      await page.waitForURL((address) => address.pathname === route, { ...inTime, waitUntil: 'commit' });
      await titled(heading).or(titled(notice)).waitFor(inTime);
      // An element can be visible to Playwright before the browser paints at all.
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await header.getByRole('link', { name: 'Call Now' }).first().waitFor();
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: business.mobile.display })
        .first()
        .waitFor();
      await page.getByText('Loading', { exact: true }).waitFor({ state: 'hidden' });
      const seen = (await titled(notice).isVisible()) ? 'section' : 'page';
      if (seen === 'section') {
        const section = page.getByRole('main');
        await section.getByRole('link', { name: business.office.display }).waitFor();
        await section.getByRole('button', { name: 'Try again' }).waitFor();
      }
      return seen;
    },
    isInteractive: async (remote) => {
      const { route, heading } = sitePages[remote];
      await hydrated(page, route);
      await titled(heading).waitFor();
    },
    isStyled: async (file) => {
      await page.waitForFunction(isInUse, file);
    },
  };
}

/** Runs in the page: clicks the header's link to a page. Returns whether the shell has handled the click. */
function isClickTaken(route: string): boolean {
  let isTaken = false;
  addEventListener(
    'click',
    (event) => {
      isTaken = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  document.querySelector<HTMLElement>(`header a[href="${route}"]`)?.click();
  return isTaken;
}

/** Whether a style sheet applies. The document also lists one that failed: without rules, or with unreadable ones. */
function isInUse(file: string): boolean {
  try {
    return [...document.styleSheets].some(
      ({ ownerNode, cssRules }) =>
        ownerNode instanceof HTMLElement && ownerNode.dataset.href?.endsWith(file) && cssRules.length > 0,
    );
  } catch {
    return false;
  }
}
