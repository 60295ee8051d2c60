import { useEffect, useState, type ComponentType, type RefObject } from 'react';
import type { CounterProps } from './Counter';

/** Within this time of coming into view, as by a jump from the header, nobody has read a figure yet, in milliseconds. */
const readMs = 400;

/**
 * Loads what counts when the element is less than a screen away, and starts it when the element scrolls into view.
 * There is no `Counter` for figures that were read before it was loaded, for a reader who prefers reduced motion, and
 * where loading fails: a figure that was read never goes back to zero.
 */
export function useCounter(element: RefObject<HTMLElement | null>) {
  const [Counter, setCounter] = useState<ComponentType<CounterProps>>();
  const [started, setStarted] = useState(false);

  useEffect(() => {
    const counted = element.current;
    if (!counted || !('IntersectionObserver' in window)) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;

    let seenMs = Infinity;
    const near = onceInView(counted, '100% 0px', () => {
      import(/* webpackChunkName: 'countUp' */ './Counter').then(
        (loaded) => {
          if (performance.now() - seenMs < readMs) setCounter(() => loaded.Counter);
        },
        () => undefined,
      );
    });
    const seen = onceInView(counted, '0px', () => {
      seenMs = performance.now();
      setStarted(true);
    });
    return () => {
      near.disconnect();
      seen.disconnect();
    };
  }, [element]);

  return { Counter, started };
}

function onceInView(element: HTMLElement, rootMargin: string, then: () => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      then();
    },
    { rootMargin },
  );
  observer.observe(element);
  return observer;
}
