const storageKey = 'scroll-positions';

/**
 * Records the scroll position of each history entry of this tab, by the entry's key, in CSS pixels from the top. The
 * record is kept in session storage, and replaces the browser's own within a document.
 *
 * @param shownKey returns the key of the entry whose page is shown; undefined before the first.
 */
export function recordScrollPositions(shownKey: () => string | undefined): Map<string, number> {
  const positions = storedPositions();
  takeScrollFromBrowser();
  document.addEventListener(
    'scroll',
    () => {
      const key = shownKey();
      if (key !== undefined) positions.set(key, window.scrollY);
    },
    { passive: true },
  );
  window.addEventListener('pagehide', () => {
    storePositions(positions);
  });
  return positions;
}

/**
 * Within this document the browser must not restore scroll positions: it would do so before the page is shown. After a
 * reload, or on the way back from another site, it should, and has done so by `pageshow`. If that site runs in another
 * process, Chromium reads `auto` at `pagehide` too late, so the stored record restores the position.
 */
function takeScrollFromBrowser() {
  const restoreByScript = () => {
    history.scrollRestoration = 'manual';
  };
  if (document.readyState === 'complete') restoreByScript();
  window.addEventListener('pageshow', restoreByScript);
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
}

function storedPositions(): Map<string, number> {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return new Map(entries as [string, number][]);
  } catch {
    // Storage is switched off, or another program wrote to it.
    return new Map();
  }
}

function storePositions(positions: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
  } catch {
    // Storage is switched off or full: after a reload, Back leads to the top of a page.
  }
}
