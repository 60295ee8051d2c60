import type { Page } from 'playwright-core';
import { pageHeading } from 'shared-content/contract/document';
import { remotesHere } from 'platform/parts';
import { fromParts, headerLink } from 'platform/testing/sitePages';
import { openDrawer, type PageState, shown } from 'platform/testing/journeys';
import { open, pageAddresses } from 'platform/testing/visit';

/** Each page as it opens, and what the shell shows. */
const statesOfShell: readonly PageState[] = [
  ...pageAddresses.map((address) => ({
    name: `${address} as it opens`,
    fresh: true,
    reach: async (page: Page) => {
      await open(page, address);
      return page.locator(pageHeading);
    },
  })),
  { name: 'the drawer', reach: openDrawer, small: true },
  { name: 'the section in place of a page that cannot be loaded', reach: failToLoadPage },
];

/**
 * All that can be opened, filled in or go wrong on the pages. The states of a page stand in the `states` of its
 * `e2e/states.ts`, where there is one.
 */
export const pageStates: readonly PageState[] = [...statesOfShell, ...fromParts<PageState>('states')];

async function failToLoadPage(page: Page) {
  const { name, route } = remotesHere[remotesHere.length - 1] ?? { name: '', route: '' };
  await page.route(new RegExp(`${route}$|/${name}/`), (request) => request.abort());
  await open(page, '/');
  await (await headerLink(page, route)).click();
  return shown(page.getByRole('heading', { name: 'This page could not be loaded' }));
}
