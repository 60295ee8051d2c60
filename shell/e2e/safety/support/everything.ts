import type { Page } from 'playwright-core';
import { mainNavigation } from 'shared-content/content/navigation';
import { approachFigures } from 'platform/testing/figures';
import { type Journey, pageStates } from 'platform/testing/pageStates';
import { open, phone, type Stage, type Visitor } from 'platform/testing/visit';

/** All that visitors can do here: with these, every script and style sheet of a release is loaded. */
export const everything: readonly Journey[] = [
  ...pageStates,
  { name: 'the figures, which count up', reach: countUp },
  { name: 'a walk along the navigation and back', reach: walk },
  { name: 'the home page, from another one', reach: goHome },
];

/** A new visitor with the screen that a state exists on. */
export function visitorFor(stage: Stage, { small }: Journey): Promise<Visitor> {
  return stage.visitor(small ? { viewport: phone } : {});
}

async function countUp(page: Page) {
  await open(page, '/');
  await approachFigures(page);
  await page.getByText('Projects Completed').scrollIntoViewIfNeeded();
}

/** Its style sheet comes as a file then. */
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
