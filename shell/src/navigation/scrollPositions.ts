const storageKey = 'scroll-positions';

/**
 * Records how far the page of each history entry of this tab is scrolled: by the router's keys, in CSS pixels from the
 * top. The record outlives the document, and between pages it takes the place of the browser's own.
 *
 * @param shownKey gives the key of the entry whose page is shown, once there is one.
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
 * The browser would restore the scroll position of a page before that page is there, so within this document it must
 * not. It still should after a reload or on the way back from another site, and has done so by `pageshow`. Setting
 * `auto` at `pagehide` is too late for Chromium where the other site runs in another process: hence the stored record.
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
    // Storage is switched off, or holds what another program wrote.
    return new Map();
  }
}

function storePositions(positions: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
  } catch {
    // Storage is switched off or full: Back after a reload then leads to the top of a page.
  }
}
