import { useSyncExternalStore } from 'react';

/** False while the component is prerendered and hydrated. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges() {
  return () => undefined;
}
