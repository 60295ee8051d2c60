import { useCallback, useEffect, useState, type ComponentType, type RefObject } from 'react';
import type { CountingFigureProps } from './CountingFigure';

/**
 * Loads what counts while an element is below the screen, and starts it when the element comes into view. There is no
 * `Counting` once it has ended, if the reader prefers reduced motion, and if the element was seen before it was loaded: a
 * figure that was read never goes back.
 */
export function useCountingFigure(element: RefObject<Element | null>) {
  const [Counting, setCounting] = useState<ComponentType<CountingFigureProps>>();
  const [started, setStarted] = useState(false);

  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;

    let seen = false;
    const observer = new IntersectionObserver((entries) => {
      seen ||= entries.some(({ isIntersecting, boundingClientRect: { top } }) => isIntersecting || top < 0);
      if (seen) {
        observer.disconnect();
        setStarted(true);
        return;
      }
      import(/* webpackChunkName: 'countUp' */ './CountingFigure').then(
        ({ CountingFigure }) => {
          if (!seen) setCounting(() => CountingFigure);
        },
        () => undefined,
      );
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [element]);

  const end = useCallback(() => {
    setCounting(undefined);
  }, []);
  return { Counting, started, end };
}
