import type { Page } from 'playwright-core';

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
