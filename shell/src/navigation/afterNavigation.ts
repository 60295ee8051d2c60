import { laidOutKey, pageHeading, pageInteractive } from 'shared-content/contract/document';
import { viewChanged } from 'shared-content/ui/viewTransition';
import { recordScrollPositions } from './scrollPositions';

/** The history entry whose page is shown. */
export interface HistoryEntry {
  /** The router's key of the entry. */
  key: string;
  pathname: string;
  hash: string;
  /** Reached by Back, Forward, or the load of the document. */
  byHistory: boolean;
  /** Reached by a link, which leads to the top of its page, even of the page that is shown already. */
  byLink: boolean;
}

export interface AfterNavigation {
  /** Call it when the page of `entry`, or what stands in for it under another title, is in the document. */
  pageShown: (entry: HistoryEntry, title: string) => void;
  /** False until the first page is hydrated: until then the browser alone takes care of its HTML. */
  isHydrated: () => boolean;
}

/**
 * Does what follows once a page is in the document: title, scroll position, hash target and focus. The first page
 * needs none of it, since the browser did all that with its HTML.
 */
export function createAfterNavigation(): AfterNavigation {
  const firstPath = location.pathname;
  // The early script lays all of the page out where the browser restores its scroll position.
  const restored = laidOutKey in document.documentElement.dataset;
  let shown: (HistoryEntry & { title: string }) | undefined;
  const positions = recordScrollPositions(() => shown?.key);

  /** Scrolls the first page to its recorded position, unless the browser has done so or the visitor has scrolled. */
  function restoreFirstPage(key: string) {
    const recorded = restored ? positions.get(key) : undefined;
    if (recorded !== undefined && window.scrollY === 0) scrollTo(recorded);
    positions.set(key, window.scrollY);
  }

  return {
    isHydrated: () => shown !== undefined,
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
      const fromTop = newPage || entry.byLink;
      if (newPage) document.title = title;

      const target = hashTarget(entry.hash);
      const recorded = entry.byHistory ? positions.get(entry.key) : undefined;
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

/** Runs `work` when the page is interactive and idle; in Safari, which cannot tell, 200 ms later. */
function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 200);
}

/** Positions down the page are exact only where nothing above waits to be rendered: see `rendered-when-near`. */
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

/** Moves the focus to a section, as the browser does when a link within a page is followed. */
function focusSection(target: HTMLElement) {
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
