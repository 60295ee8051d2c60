import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Gets word of Back and Forward before the router, which would change the page at once. Call it below the
 * router.
 *
 * @param hold may keep the step from the router by returning true; calling `go` then lets it through.
 */
export function useHeldHistory(hold: (url: URL, go: () => void) => boolean): void {
  const holds = useEffectEvent(hold);

  // Chromium runs a window's listeners in the order in which they came, so this one comes once, ahead of the router's.
  useLayoutEffect(() => {
    let through: Event | undefined;
    const onPopState = (event: PopStateEvent) => {
      if (event === through) return;
      const go = () => {
        through = new PopStateEvent('popstate', { state: history.state as unknown });
        window.dispatchEvent(through);
      };
      if (holds(new URL(location.href), go)) event.stopImmediatePropagation();
    };
    window.addEventListener('popstate', onPopState, { capture: true });
    return () => {
      window.removeEventListener('popstate', onPopState, { capture: true });
    };
  }, []);
}
