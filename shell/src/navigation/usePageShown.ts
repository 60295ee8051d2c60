import { createContext, use, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsHydrated } from 'shared-content/ui/useIsHydrated';
import type { AfterNavigation } from './afterNavigation';
import type { HistoryEntry } from './historyEntry';

/** Undefined while prerendering: there is nothing to scroll or to focus. */
export const AfterNavigationContext = createContext<AfterNavigation | undefined>(undefined);

/** Reports that the page of the present entry is in the document. Call it inside the boundary that waits for the page. */
export function usePageShown(title: string): void {
  const afterNavigation = use(AfterNavigationContext);
  const entry: HistoryEntry = useLocation();
  useLayoutEffect(() => {
    afterNavigation?.pageShown(entry, title);
  }, [afterNavigation, entry, title]);
}

/** The query string of the address; `''` until hydrated, because the prerendered page knows no query. */
export function useHydratedSearch(): string {
  const { search } = useLocation();
  return useIsHydrated() ? search : '';
}
