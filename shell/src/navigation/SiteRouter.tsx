import { createContext, type ReactNode, use, useLayoutEffect, useSyncExternalStore } from 'react';
import { BrowserRouter, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { AfterNavigation } from './afterNavigation';

/** Absent while prerendering: there is nothing to scroll or to focus. */
export const AfterNavigationContext = createContext<AfterNavigation | undefined>(undefined);

/** The state of a history entry that a link made, as against a page's own `navigate`. */
export const followedLink = 'followed-link';

interface SiteRouterProps {
  afterNavigation: AfterNavigation;
  children: ReactNode;
}

/**
 * The router in a browser. Each page is loaded before the address changes, so there is nothing to wait for, and a
 * page rendered in one go is painted sooner than in the slices of a transition.
 */
export function SiteRouter({ afterNavigation, children }: SiteRouterProps) {
  return (
    <AfterNavigationContext value={afterNavigation}>
      <BrowserRouter useTransitions={false}>{children}</BrowserRouter>
    </AfterNavigationContext>
  );
}

/** Reports that the page of this location is in the document. Call it inside the boundary that waits for the page. */
export function usePageShown(title: string): void {
  const afterNavigation = use(AfterNavigationContext);
  const location = useLocation();
  const { key, pathname, hash } = location;
  const byHistory = useNavigationType() === NavigationType.Pop;
  const byLink = !byHistory && location.state === followedLink;

  useLayoutEffect(() => {
    afterNavigation?.pageShown({ key, pathname, hash, byHistory, byLink }, title);
  }, [afterNavigation, key, pathname, hash, byHistory, byLink, title]);
}

/** False while the component is prerendered and hydrated. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/** The query string of the address; `''` until hydrated, because the prerendered page knows no query. */
export function useHydratedSearch(): string {
  const { search } = useLocation();
  return useIsHydrated() ? search : '';
}

function neverChanges() {
  return () => undefined;
}
