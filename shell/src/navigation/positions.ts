const storageKey = 'scroll-positions';

/** Where the visitor was reading on each history entry of this tab, by the router's keys, in CSS pixels from the top. */
export function storedPositions(): Map<string, number> {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return new Map(entries as [string, number][]);
  } catch {
    // Storage is switched off, or holds what another program wrote.
    return new Map();
  }
}

/** Keeps positions for the next document of this tab, if it may. */
export function storePositions(positions: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
  } catch {
    // Then Back after a reload leads to the top of a page.
  }
}
