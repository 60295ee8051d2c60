import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/** The query string of the address; `''` until hydrated, because the prerendered page knows no query. */
export function useHydratedSearch(): string {
  const { search } = useLocation();
  const hydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return hydrated ? search : '';
}

function neverChanges() {
  return () => undefined;
}
