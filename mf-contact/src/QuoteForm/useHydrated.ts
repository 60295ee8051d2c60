import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether React answers: false in prerendered HTML and while hydrating, true right after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
