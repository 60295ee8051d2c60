import { useEffect, useState, type RefObject } from 'react';

const countMs = 2000;

/**
 * The part of its figures that an element shows, from 0 to 1: it counts up when the element comes into view. It stays 1
 * where the reader prefers reduced motion, and where the element was in view, or above it, when the page came alive: a
 * figure that was read never goes back.
 */
export function useCountUp(element: RefObject<Element | null>): number {
  const [part, setPart] = useState(1);

  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;

    let frame = 0;
    let startMs: number | undefined;
    let wasBelow = false;
    const count = (nowMs: number) => {
      startMs ??= nowMs;
      const way = Math.min((nowMs - startMs) / countMs, 1);
      // Slow at both ends, yet past 93 % for a third of a second only: nobody reads '97% Quality Guaranteed'.
      setPart((1 - Math.cos(Math.PI * way)) / 2);
      if (way < 1) frame = requestAnimationFrame(count);
    };
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) {
        observer.disconnect();
        if (wasBelow) frame = requestAnimationFrame(count);
      } else if (entries.every(({ boundingClientRect }) => boundingClientRect.top >= 0)) {
        wasBelow = true;
        setPart(0);
      }
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [element]);

  return part;
}
