import type { Location } from 'react-router-dom';

/** `history`: Back, Forward, or the load of the document. `page`: the page's own `navigate`. */
export type ReachedBy = 'history' | 'link' | 'page';

/**
 * An entry of the tab's history, as React Router has it. Its `key` names the entry in this tab, after a reload too; its
 * `state` is a `ReachedBy`.
 */
export type HistoryEntry = Location<unknown>;

/** The entry that a page is prerendered for. */
export function prerenderedEntry(pathname: string): HistoryEntry {
  return { key: '', pathname, search: '', hash: '', state: 'history' };
}

/** The entry that the browser is at: after Back, Forward or the load of the document. One that the browser made gets a key. */
export function presentEntry(): HistoryEntry {
  const { pathname, search, hash } = location;
  const key = keyIn(history.state);
  if (key === undefined) return addEntry(new URL(location.href), 'history', true);
  return { key, pathname, search, hash, state: 'history' };
}

/** Adds an entry to the tab's history, or replaces the present one. */
export function addEntry(url: URL, state: ReachedBy, replace: boolean): HistoryEntry {
  const { pathname, search, hash } = url;
  const key = Math.random().toString(36).slice(2);
  try {
    if (replace) history.replaceState({ key }, '', url);
    else history.pushState({ key }, '', url);
  } catch {
    // Safari refuses the 101st change in 30 seconds: the page is shown, and the address stays behind.
  }
  return { key, pathname, search, hash, state };
}

function keyIn(state: unknown): string | undefined {
  const key: unknown = state instanceof Object && 'key' in state ? state.key : undefined;
  return typeof key === 'string' ? key : undefined;
}
