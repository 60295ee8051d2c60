import { laidOutKey, pageHeading, pageInteractive } from 'shared-content/contract/document';
import { viewChanged } from 'shared-content/ui/viewTransition';
import type { HistoryEntry } from './historyEntry';

export interface AfterNavigation {
  /** Call it when the page of `entry` is in the document, or its failure notice under another title. */
  pageShown: (entry: HistoryEntry, title: string) => void;
  /** False until the first page is hydrated: until then the browser alone handles links within its HTML. */
  isHydrated: () => boolean;
  /** The height of each remote's highlight, in pixels, when its page was left: on the way back the scroll position fits. */
  highlightHeights: Map<string, number>;
}

/**
 * Sets title, scroll position and focus once a page is in the document. For the first page the browser has done so.
 */
export function createAfterNavigation(): AfterNavigation {
  const firstPath = location.pathname;
  // Set by the early script where the browser restores the scroll position.
  const restored = laidOutKey in document.documentElement.dataset;
  let shown: (HistoryEntry & { title: string }) | undefined;
  const positions = recordScrollPositions(() => shown?.key);

  /** Scrolls the first page to its recorded position, unless the browser has done so or the visitor has scrolled. */
  function restoreFirstPage(key: string) {
    const recorded = restored ? positions.get(key) : undefined;
    const hasScrolled = window.scrollY !== 0 || 'scrolled' in document.documentElement.dataset;
    if (recorded !== undefined && !hasScrolled) scrollTo(recorded);
    positions.set(key, window.scrollY);
  }

  return {
    isHydrated: () => shown !== undefined,
    highlightHeights: keptInTab('highlight-heights'),
    pageShown(entry, title) {
      const before = shown;
      shown = { ...entry, title };
      performance.mark(pageInteractive, { detail: entry.pathname });
      viewChanged();
      if (!before) {
        whenIdle(layOutWholePage);
        // A visitor may have followed a link before the first page was hydrated: then this is another page.
        if (entry.pathname === firstPath) {
          restoreFirstPage(entry.key);
          return;
        }
      } else if (before.key === entry.key && before.title === title) {
        return;
      }
      const newPage = before?.pathname !== entry.pathname || before.title !== title;
      // A link leads to the top of its page, even of the page that is shown already.
      const fromTop = newPage || entry.state === 'link';
      if (newPage) document.title = title;

      const target = hashTarget(entry.hash);
      const recorded = entry.state === 'history' ? positions.get(entry.key) : undefined;
      if (recorded !== undefined || target) layOutWholePage();
      if (recorded !== undefined) scrollTo(recorded);
      else if (target) target.scrollIntoView();
      else if (fromTop) scrollTo(0);
      positions.set(entry.key, window.scrollY);

      if (target) focusSection(target);
      else if (fromTop) document.querySelector<HTMLElement>(pageHeading)?.focus({ preventScroll: true });
    },
  };
}

function scrollTo(top: number) {
  window.scrollTo({ top, behavior: 'instant' });
}

/** Runs `work` when the browser is idle; in Safari, which has no idle callbacks, after 200 ms. */
export function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 200);
}

/** Positions down the page are exact only once everything above is rendered: see `rendered-when-near`. */
function layOutWholePage() {
  document.documentElement.dataset[laidOutKey] = '';
}

function hashTarget(hash: string): HTMLElement | null {
  if (!hash) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A broken percent encoding names no element.
    return null;
  }
}

/** Focuses a section, as the browser does when it follows a link within a page. */
function focusSection(target: HTMLElement) {
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * Records the scroll position of each history entry of this tab, by the entry's key, in CSS pixels from the top. The
 * record is kept in session storage, and replaces the browser's own within a document.
 *
 * @param shownKey returns the key of the entry whose page is shown; undefined before the first.
 */
function recordScrollPositions(shownKey: () => string | undefined): Map<string, number> {
  const positions = keptInTab('scroll-positions');
  takeScrollFromBrowser();
  document.addEventListener(
    'scroll',
    () => {
      const key = shownKey();
      if (key !== undefined) positions.set(key, window.scrollY);
    },
    { passive: true },
  );
  return positions;
}

/**
 * Within this document the browser must not restore scroll positions: it would do so before the page is shown. After a
 * reload, or on the way back from another site, it should, and has done so by `pageshow`; WebKit does so just after it for
 * a page from its cache. If that site runs in another process, Chromium reads `auto` at `pagehide` too late, so the stored
 * record restores the position.
 */
function takeScrollFromBrowser() {
  const restoreByScript = () => {
    history.scrollRestoration = 'manual';
  };
  if (document.readyState === 'complete') restoreByScript();
  window.addEventListener('pageshow', () => {
    setTimeout(restoreByScript);
  });
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
}

/** Numbers that outlive a reload, in session storage. */
function keptInTab(storageKey: string): Map<string, number> {
  const numbers = stored(storageKey);
  window.addEventListener('pagehide', () => {
    store(storageKey, numbers);
  });
  return numbers;
}

function stored(storageKey: string): Map<string, number> {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return new Map(entries as [string, number][]);
  } catch {
    // Storage is switched off, or another program wrote to it.
    return new Map();
  }
}

function store(storageKey: string, numbers: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...numbers]));
  } catch {
    // Storage is switched off or full: after a reload, Back leads to the top of a page.
  }
}
