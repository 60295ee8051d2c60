import type { Page } from 'playwright-core';
import type { PageState } from 'platform/testing/journeys';
import { open, phone, type Stage, type Visitor } from 'platform/testing/visit';
import { mainNavigation } from 'shared-content/content/navigation';
import { pageStates } from '../../pageStates';

type Journey = Omit<PageState, 'reach'> & { reach: (page: Page) => Promise<unknown> };

/** All that visitors can do here. Together these load every script and style sheet of a release. */
export const everything: readonly Journey[] = [
  ...pageStates,
  { name: 'a walk along the navigation and back', reach: walk },
  { name: 'the home page, from another one', reach: goHome },
];

/** A new visitor with the screen that a state exists on. */
export function visitorFor(stage: Pick<Stage, 'visitor'>, { small }: Journey): Promise<Visitor> {
  return stage.visitor(small ? { viewport: phone } : {});
}

/** The style sheet of the home page then comes as a file. */
async function goHome(page: Page) {
  await open(page, '/contact');
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await page.waitForURL('/');
}

async function walk(page: Page) {
  await open(page, '/');
  for (const { label, href } of mainNavigation) {
    await page.getByRole('banner').getByRole('link', { name: label, exact: true }).click();
    await page.waitForURL((url) => url.pathname + url.hash === href);
  }
  for (const { href } of [...mainNavigation].reverse().slice(1)) {
    await page.goBack();
    await page.waitForURL((url) => url.pathname + url.hash === href);
  }
}
