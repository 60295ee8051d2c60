import type { Page } from 'playwright-core';
import type { Look } from './look';

export const uniqueIds: Look = {
  name: 'gives each id to one element',
  findings: repeatedIds,
};

/** The ids that more than one element of the document has, what is rendered out of sight included. */
export function repeatedIds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.length === 0 ? ['no id at all'] : ids.filter((id, position) => ids.indexOf(id) !== position);
  });
}
