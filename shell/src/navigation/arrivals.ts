import { laidOutKey, pageHeading, pageInteractive } from 'shared-content/contract/document';
import { pageArrived } from './pageTransition';
import { storedPositions, storePositions } from './positions';

/** A history entry that is on show. */
export interface Place {
  /** The router's key of the entry. */
  key: string;
  pathname: string;
  hash: string;
  /** Came here by Back or Forward. */
  restored: boolean;
  /** Came here by a link, which leads to the top of its page, even of the one on show. */
  followed: boolean;
}

export interface Arrivals {
  /** Call it when the page of `place`, or what stands in for it under another title, is in the document. */
  arrive: (place: Place, title: string) => void;
  /** Has any page arrived? Until then the document is HTML that the browser alone takes care of. */
  begun: () => boolean;
}

/**
 * What follows once a page is in the document: title, scroll, hash target and focus. The first page needs
 * none of it, since the browser did all that with its HTML. Between pages the browser would restore scroll
 * before the page is there, so it is told not to.
 */
export function watchArrivals(): Arrivals {
  const positions = storedPositions();
  // The early script has said so.
  const foundAgain = laidOutKey in document.documentElement.dataset;
  const opened = location.pathname;
  let shown: (Place & { title: string }) | undefined;

  restoreScrollBetweenPages();
  document.addEventListener(
    'scroll',
    () => {
      if (shown) positions.set(shown.key, window.scrollY);
    },
    { passive: true },
  );
  window.addEventListener('pagehide', () => {
    storePositions(positions);
  });

  /** On the first page: to where the visitor was, if the browser has not done it, and then the position is known. */
  function comeBack(key: string) {
    const known = foundAgain ? positions.get(key) : undefined;
    if (known !== undefined && window.scrollY === 0) window.scrollTo({ top: known, behavior: 'instant' });
    positions.set(key, window.scrollY);
  }

  return {
    begun: () => shown !== undefined,
    arrive(place, title) {
      const before = shown;
      shown = { ...place, title };
      performance.mark(pageInteractive, { detail: place.pathname });
      pageArrived();
      if (!before) whenIdle(layOutWhole);
      // A visitor may have gone on before the first page came to life: then another one arrives first.
      if (before ? before.key === place.key && before.title === title : place.pathname === opened) {
        if (!before) comeBack(place.key);
        return;
      }
      const newPage = before?.pathname !== place.pathname || before.title !== title;
      const fromTop = newPage || place.followed;
      if (newPage) document.title = title;

      const target = targetOf(place.hash);
      const known = place.restored ? positions.get(place.key) : undefined;
      if (known !== undefined || target) layOutWhole();
      if (known !== undefined) window.scrollTo({ top: known, behavior: 'instant' });
      else if (target) target.scrollIntoView();
      else if (fromTop) window.scrollTo({ top: 0, behavior: 'instant' });
      positions.set(place.key, window.scrollY);

      if (target) focusOn(target);
      else if (fromTop) document.querySelector<HTMLElement>(pageHeading)?.focus({ preventScroll: true });
    },
  };
}

/**
 * On a reload, or coming back from another site, the browser restores scroll; it has done so by `pageshow`. What is
 * said at `pagehide` comes too late for Chromium where another site has another process: hence `positions`.
 */
function restoreScrollBetweenPages() {
  const takeOver = () => {
    history.scrollRestoration = 'manual';
  };
  if (document.readyState === 'complete') takeOver();
  window.addEventListener('pageshow', takeOver);
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
}

/** Once the page answers and has nothing else to do. Safari has no word for it, so there it is a moment later. */
function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 200);
}

/** Positions down the page are exact only where nothing above waits to be rendered: see `rendered-when-near`. */
function layOutWhole() {
  document.documentElement.dataset[laidOutKey] = '';
}

function targetOf(hash: string): HTMLElement | null {
  if (!hash) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A broken percent encoding names no element.
    return null;
  }
}

/** Moves reading and tabbing to a section, as following a link within a page does. */
function focusOn(target: HTMLElement) {
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
