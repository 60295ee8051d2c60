import { useEffect, useState, type ComponentType, type RefObject } from 'react';
import type { CountUpProps } from 'react-countup';

/**
 * Loads react-countup when the element first scrolls into view. Undefined until it is loaded, and always if the
 * reader prefers reduced motion or loading fails: then the final figures stay.
 */
export function useCountUpInView(
  element: RefObject<HTMLElement | null>,
): ComponentType<CountUpProps> | undefined {
  const [CountUp, setCountUp] = useState<ComponentType<CountUpProps>>();

  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;

    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      import(/* webpackChunkName: 'countUp' */ 'react-countup').then(
        (loaded) => {
          setCountUp(() => loaded.default);
        },
        () => undefined,
      );
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [element]);

  return CountUp;
}
