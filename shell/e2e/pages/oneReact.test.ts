import type { Page } from 'playwright-core';
import { countRenderers } from 'platform/testing/renderers';
import { openDrawer, sendQuoteForm } from 'platform/testing/journeys';
import { openStage, type Stage } from 'platform/testing/visit';

/** What the module `react` itself, and no other, assigns to its exports. */
const reactItself = /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=[^=]/;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

test('all parts together run on one React and one React DOM', async () => {
  const { page, context } = await stage.visitor({ viewport: { width: 360, height: 740 } });
  await page.addInitScript(countRenderers);
  const scripts = new Map<string, string>();
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return;
    void response.text().then((text) => scripts.set(response.url(), text));
  });

  await seeEverything(page);
  await page.waitForLoadState('networkidle');
  const names = [...scripts.keys()].map((address) => new URL(address).pathname.split('/')[2]);
  expect(new Set(names)).toEqual(new Set(['shell', 'mf-home', 'mf-portfolio', 'mf-contact']));
  expect([...scripts.values()].filter((text) => reactItself.test(text))).toHaveLength(1);
  expect(await page.evaluate(() => window.renderers)).toHaveLength(1);
  await context.close();
});

/** Visits every page in one document, and opens what brings more scripts along. */
async function seeEverything(page: Page) {
  const drawer = await openDrawer(page);
  await drawer.getByRole('link', { name: 'Portfolio' }).click();
  await page.getByRole('link', { name: 'Garden Wall & Driveway' }).click();
  await page.getByRole('button', { name: 'View More Projects' }).click();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await drawer.getByRole('link', { name: 'Contact' }).click();
  await sendQuoteForm(page);
  await page.getByRole('status').getByText('Message Sent Successfully!').waitFor();
}
