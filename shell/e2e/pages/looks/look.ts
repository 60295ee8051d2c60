import type { Page } from 'playwright-core';
import axe from 'axe-core';

/** One thing that must hold for every page state. */
export interface Look {
  /** Completes the name of a state to a sentence. */
  name: string;
  /** What does not hold; an empty list is what a test wants. */
  findings: (page: Page) => Promise<string[]>;
}

export const uniqueIds: Look = { name: 'gives each id to one element', findings: repeatedIds };

/** The ids that more than one element of the document has, elements out of sight included. */
export function repeatedIds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.length === 0 ? ['no id at all'] : ids.filter((id, position) => ids.indexOf(id) !== position);
  });
}

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
