import { BadgeCheck, CalendarDays, Hammer, ShieldCheck } from 'lucide';
import { useRef, useState, type ComponentType } from 'react';
import { Icon } from 'shared-content/ui/Icon';
import type { Stat } from 'shared-content/content/home';
import type { CounterProps } from './Counter';
import styles from './Stats.module.scss';
import { useCounter } from './useCounter';

const icons = { calendar: CalendarDays, hammer: Hammer, check: BadgeCheck, shield: ShieldCheck };

export function Stats({ stats }: { stats: readonly Stat[] }) {
  const list = useRef<HTMLUListElement>(null);
  const { Counter, started } = useCounter(list);
  return (
    <ul ref={list} className={styles.stats}>
      {stats.map(({ icon, number, label, description }) => (
        <li key={label} className={styles.stat} data-reveal>
          <Icon of={icons[icon]} className={styles.icon} size={28} />
          <p className={styles.number}>
            <Figure number={number} Counter={Counter} started={started} />
          </p>
          <h3 className={styles.label}>{label}</h3>
          <p className={styles.description}>{description}</p>
        </li>
      ))}
    </ul>
  );
}

interface FigureProps extends Pick<CounterProps, 'number' | 'started'> {
  /** Counts up to the figure; undefined until it is loaded. */
  Counter: ComponentType<CounterProps> | undefined;
}

/** The final figure keeps its place, in the layout and for assistive technology, while a copy above it counts. */
function Figure({ number, Counter, started }: FigureProps) {
  const [counted, setCounted] = useState(false);
  const { prefix = '', value, suffix, decimals = 0 } = number;
  const counting = Counter && !counted;
  return (
    <span className={styles.figure} data-counting={counting ? '' : undefined}>
      <span className={styles.final}>{`${prefix}${value.toFixed(decimals)}${suffix}`}</span>
      {counting && (
        <span className={styles.counting} aria-hidden="true">
          <Counter
            number={number}
            started={started}
            onEnd={() => {
              setCounted(true);
            }}
          />
        </span>
      )}
    </span>
  );
}
