import { BadgeCheck, CalendarDays, Hammer, ShieldCheck } from 'lucide';
import { useCallback, useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { Icon } from 'shared-content/ui/Icon';
import type { Stat } from 'shared-content/content/stats';
import type { CountingFigureProps } from './CountingFigure';
import styles from './Stats.module.scss';

const icons = { calendar: CalendarDays, hammer: Hammer, check: BadgeCheck, shield: ShieldCheck };

export function Stats({ stats }: { stats: readonly Stat[] }) {
  const list = useRef<HTMLUListElement>(null);
  const { Counting, started, end } = useCountingFigure(list);
  return (
    <ul ref={list} className={styles.stats}>
      {stats.map(({ icon, number, label, description }) => (
        <li key={label} className={styles.stat} data-reveal>
          {/* Screen readers read the final figure. It also keeps the width while a copy above it counts. */}
          <p className={styles.number} data-counting={Counting && ''}>
            <span className={styles.final}>{figure(number, number.value)}</span>
            {Counting && (
              <span className={styles.counting} aria-hidden="true">
                <Counting
                  {...number}
                  textOf={(value) => figure(number, value)}
                  started={started}
                  onEnd={end}
                />
              </span>
            )}
          </p>
          <h3 className={styles.label}>
            <Icon of={icons[icon]} className={styles.icon} size={18} />
            {label}
          </h3>
          <p className={styles.description}>{description}</p>
        </li>
      ))}
    </ul>
  );
}

/** The text of a figure on its way to `number`, in steps of the last digit shown. */
function figure({ prefix = '', suffix, decimals = 0 }: Stat['number'], value: number) {
  return `${prefix}${value.toFixed(decimals)}${suffix}`;
}

/** What a visitor does before figures further down come into view, by scrolling or by a jump. */
const firstMoves = ['scroll', 'pointerdown', 'keydown'] as const;

/** Within this time after a jump nobody has read a figure yet. */
const unreadMs = 400;

/**
 * Loads the counter at the visitor's first move, and starts it when an element comes into view. `Counting` is undefined
 * before and after, if the reader prefers reduced motion, and if the figures may have been read: they never go back.
 */
function useCountingFigure(element: RefObject<Element | null>) {
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
    const stop = () => {
      for (const move of firstMoves) window.removeEventListener(move, load);
    };
    const load = ({ target }: Event) => {
      if (leavesPage(target)) return;
      stop();
      import(/* webpackChunkName: 'countUp' */ './CountingFigure').then(
        ({ CountingFigure }) => {
          if (performance.now() - seenMs < unreadMs) setCounting(() => CountingFigure);
        },
        () => undefined,
      );
    };
    observer.observe(element.current);
    for (const move of firstMoves) window.addEventListener(move, load, { passive: true });
    return () => {
      observer.disconnect();
      stop();
    };
  }, [element]);

  const end = useCallback(() => {
    setCounting(undefined);
  }, []);
  return { Counting, started, end };
}

/** Whether this is a link to another page. */
function leavesPage(target: EventTarget | null): boolean {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  return link ? link.pathname !== location.pathname : false;
}
