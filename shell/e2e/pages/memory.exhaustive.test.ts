import type { CDPSession, Page } from 'playwright-core';
import { mainNavigation } from 'shared-content/content/navigation';
import { open, openStage, type Stage } from 'platform/testing/visit';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** The links of the banner that lead to other pages, in a circle. */
const circle = mainNavigation.filter(({ href }) => !href.includes('#'));

test('a page that is left is let go of, also one that was rendered ahead on hover', async () => {
  const { page, context } = await stage.visitor();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await open(page, '/');
  const walk = async (rounds: number) => {
    for (let round = 0; round < rounds; round += 1) {
      for (const { label, href } of [...circle.slice(1), ...circle.slice(0, 1)]) {
        const link = page.getByRole('banner').getByRole('link', { name: label, exact: true });
        await link.hover();
        // The page that the link leads to is rendered beside the one that is shown.
        await page.locator('main h1').nth(1).waitFor({ state: 'attached' });
        await link.click();
        await page.waitForURL((url) => url.pathname === href);
      }
    }
  };
  await walk(1);
  const before = await nodesHeld(page, session);
  await walk(3);
  const changes = 3 * circle.length;
  // Each page has hundreds of nodes; the engine lets go of some of them a little later.
  expect((await nodesHeld(page, session)) - before).toBeLessThan(5 * changes);
  await context.close();
});

/** How many nodes are left, of the document and of what has been removed from it, once all garbage is collected. */
async function nodesHeld(page: Page, session: CDPSession): Promise<number> {
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle');
  // What finalizers of one collection let go of, the next one frees.
  for (let time = 0; time < 3; time += 1) {
    await session.send('HeapProfiler.collectGarbage');
    await page.evaluate(
      () =>
        new Promise((idle) => {
          requestIdleCallback(idle);
        }),
    );
  }
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'Nodes')?.value ?? NaN;
}
