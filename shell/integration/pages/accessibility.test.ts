import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { pageStates } from '../support/pageStates';
import { desktop, openStage, phone, type Stage } from '../support/visit';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const guidelines = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

describe.each([phone, desktop])('on a screen $width px wide', (viewport) => {
  const states = pageStates.filter(({ small }) => !small || viewport === phone);

  test.each(states)('$name meets WCAG 2.2 AA', async ({ reach }) => {
    const { page, context } = await stage.visitor({ viewport, reducedMotion: 'reduce' });
    await reach(page);
    expect(await violations(page)).toEqual([]);
    await context.close();
  });
});

/** What axe objects to. Its script is evaluated, since the page's own policy lets no other script in. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  // What has scrolled half under the sticky header would count as too small.
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  const results = await page.evaluate(
    (values) =>
      window.axe.run({
        runOnly: { type: 'tag', values },
        rules: { 'target-size': { enabled: true } },
      }),
    guidelines,
  );
  expect(results.passes.map(({ id }) => id)).toContain('target-size');
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}
