import { useEffect, useState, type ComponentType, type RefObject } from 'react';
import type { CounterProps } from './Counter';

/**
 * Loads what counts when the element is less than a screen away, and starts it when the element scrolls into view.
 * There is no `Counter` for figures that were in view before it was loaded, for a reader who prefers reduced motion, and
 * where loading fails: a figure that was read never goes back to zero.
 */
export function useCounter(element: RefObject<HTMLElement | null>) {
  const [Counter, setCounter] = useState<ComponentType<CounterProps>>();
  const [started, setStarted] = useState(false);

  useEffect(() => {
    const counted = element.current;
    if (!counted || !('IntersectionObserver' in window)) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;

    const near = onceInView(counted, '100% 0px', () => {
      import(/* webpackChunkName: 'countUp' */ './Counter').then(
        (loaded) => {
          const { top, bottom } = counted.getBoundingClientRect();
          if (top >= window.innerHeight || bottom <= 0) setCounter(() => loaded.Counter);
        },
        () => undefined,
      );
    });
    const seen = onceInView(counted, '0px', () => {
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
