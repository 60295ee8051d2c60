import { useCallback, useEffect, useState, type ComponentType, type RefObject } from 'react';
import type { CountingFigureProps } from './CountingFigure';

/** What a visitor does before figures further down come into view, by scrolling or by a jump. */
const firstMoves = ['scroll', 'pointerdown', 'keydown'] as const;

/** Within this time after a jump nobody has read a figure yet. */
const unreadMs = 400;

/**
 * Loads what counts at the visitor's first move, and starts it when an element comes into view. `Counting` is undefined
 * before and after, if the reader prefers reduced motion, and if the figures may have been read: they never go back.
 */
export function useCountingFigure(element: RefObject<Element | null>) {
  const [Counting, setCounting] = useState<ComponentType<CountingFigureProps>>();
  const [started, setStarted] = useState(false);

  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;

    let wasBelow = false;
    let seenMs = Infinity;
    const observer = new IntersectionObserver((entries) => {
      const isSeen = entries.some(({ isIntersecting }) => isIntersecting);
      if (isSeen || entries.some(({ boundingClientRect: { top } }) => top < 0)) {
        observer.disconnect();
        seenMs = isSeen && wasBelow ? performance.now() : -Infinity;
        setStarted(true);
      } else wasBelow = true;
    });
    const load = () => {
      import(/* webpackChunkName: 'countUp' */ './CountingFigure').then(
        ({ CountingFigure }) => {
          if (performance.now() - seenMs < unreadMs) setCounting(() => CountingFigure);
        },
        () => undefined,
      );
    };
    observer.observe(element.current);
    for (const move of firstMoves) window.addEventListener(move, load, { once: true, passive: true });
    return () => {
      observer.disconnect();
      for (const move of firstMoves) window.removeEventListener(move, load);
    };
  }, [element]);

  const end = useCallback(() => {
    setCounting(undefined);
  }, []);
  return { Counting, started, end };
}
