import axe from 'axe-core';
import type { Page } from 'playwright-core';
import type { Look } from './look';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Best practices included, and the rules that axe switches off by itself; AAA is not required. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export const accessibility: Look = { name: 'meets WCAG 2.2 AA and best practices', findings: violations };

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
    tags,
  );
  // Without a rule that passes somewhere on every page, axe has not looked at all.
  if (!results.passes.some(({ id }) => id === 'target-size')) return ['axe measured no target'];
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}
