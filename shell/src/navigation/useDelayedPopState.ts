import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Hears of Back and Forward before the router, which would change the page at once. Call it below the router.
 *
 * @param delay returns true to keep the step from the router; calling `proceed` then lets the router take it.
 */
export function useDelayedPopState(delay: (url: URL, proceed: () => void) => boolean): void {
  const isDelayed = useEffectEvent(delay);

  // A layout effect below the router runs before the router's own, and listeners of one kind run in the order in
  // which they were added. It adds its listener once, since a later one would come after the router's.
  useLayoutEffect(() => {
    let released: Event | undefined;
    const onPopState = (event: PopStateEvent) => {
      if (event === released) return;
      const proceed = () => {
        released = new PopStateEvent('popstate', { state: history.state as unknown });
        window.dispatchEvent(released);
      };
      if (isDelayed(new URL(location.href), proceed)) event.stopImmediatePropagation();
    };
    window.addEventListener('popstate', onPopState, { capture: true });
    return () => {
      window.removeEventListener('popstate', onPopState, { capture: true });
    };
  }, []);
}
