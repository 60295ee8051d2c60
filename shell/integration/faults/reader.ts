import type { BrowserContext, Page } from 'playwright-core';
import type { RemoteName } from 'shared-content/contract/remotes';
import { pageInteractive } from 'shared-content/contract/document';

interface Screen {
  route: string;
  /** The link to it in the header. */
  link: string;
  heading: string;
}

export const screens: Record<RemoteName, Screen> = {
  'mf-home': { route: '/', link: 'Home', heading: 'Professional Brickwork & Construction' },
  'mf-portfolio': { route: '/portfolio', link: 'Portfolio', heading: 'Our Portfolio' },
  'mf-contact': { route: '/contact', link: 'Contact', heading: 'Contact Meridian Brickwork & Construction' },
};

/** A visitor must have an answer after this many milliseconds, whatever fails. */
const answerWithin = 8000;

/** The pauses between two tries of a first page grow: the next may be this many milliseconds off. */
export const lifeWithin = 20_000;

const notice = 'This page could not be loaded';

/** What stands in the place of a page: the page, or the section that says it could not be loaded. */
export type Seen = 'page' | 'section';

/** Someone who reads the site, in a tab of their own, while something fails. */
export interface Reader {
  page: Page;
  /** The documents that the browser has opened in this tab. */
  documents: string[];
  /** The failures that the shell has reported, in the words of its default reporter. */
  reports: string[];
  /** Clicks the header's link to a page. */
  follow: (remote: RemoteName) => Promise<void>;
  /** Waits until something readable is on the screen in the place of a page, between header and footer. */
  sees: (remote: RemoteName) => Promise<Seen>;
  /** Waits until a page answers. */
  isAlive: (remote: RemoteName) => Promise<void>;
  /** Waits until a part's style sheet is in use. */
  isStyled: (file: string) => Promise<void>;
}

/** Opens a tab. */
export async function reader(context: BrowserContext): Promise<Reader> {
  return readerIn(await context.newPage());
}

/** Reads in a tab that is open, and blank. */
export function readerIn(page: Page): Reader {
  page.setDefaultTimeout(answerWithin);
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

  return {
    page,
    documents,
    reports,
    follow: (remote) => header.getByRole('link', { name: screens[remote].link, exact: true }).click(),
    sees: async (remote) => {
      const { route, heading } = screens[remote];
      await page.waitForURL((address) => address.pathname === route, { waitUntil: 'commit' });
      await titled(heading).or(titled(notice)).waitFor();
      // The browser lays out what it does not show yet.
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await header.getByRole('link', { name: 'Call Now' }).first().waitFor();
      await page.getByRole('contentinfo').getByRole('link', { name: '07700 900123' }).first().waitFor();
      await page.getByText('Loading', { exact: true }).waitFor({ state: 'hidden' });
      const seen = (await titled(notice).isVisible()) ? 'section' : 'page';
      if (seen === 'section') {
        const section = page.getByRole('main');
        await section.getByRole('link', { name: '020 7946 0123' }).waitFor();
        await section.getByRole('button', { name: 'Try again' }).waitFor();
      }
      return seen;
    },
    isAlive: async (remote) => {
      const { route, heading } = screens[remote];
      const options = { timeout: lifeWithin };
      await page.waitForFunction(
        ({ mark, path }) =>
          location.pathname === path &&
          performance
            .getEntriesByName(mark)
            .some((entry) => entry instanceof PerformanceMark && entry.detail === path),
        { mark: pageInteractive, path: route },
        options,
      );
      await titled(heading).waitFor(options);
    },
    isStyled: async (file) => {
      await page.waitForFunction(isInUse, file, { timeout: lifeWithin });
    },
  };
}

/** What failed is among a document's style sheets too: without rules, or with rules that may not be read. */
function isInUse(file: string): boolean {
  try {
    return [...document.styleSheets].some(
      (sheet) => sheet.href?.includes(`/${file}`) && sheet.cssRules.length > 0,
    );
  } catch {
    return false;
  }
}
