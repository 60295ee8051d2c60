import { BadgeCheck, CalendarDays, Hammer, ShieldCheck } from 'lucide';
import { useRef } from 'react';
import { Icon } from 'shared-content/ui/Icon';
import type { Stat } from 'shared-content/content/home';
import { figure } from './figure';
import styles from './Stats.module.scss';
import { useCountingFigure } from './useCountingFigure';

const icons = { calendar: CalendarDays, hammer: Hammer, check: BadgeCheck, shield: ShieldCheck };

export function Stats({ stats }: { stats: readonly Stat[] }) {
  const list = useRef<HTMLUListElement>(null);
  const { Counting, started, end } = useCountingFigure(list);
  return (
    <ul ref={list} className={styles.stats}>
      {stats.map(({ icon, number, label, description }) => (
        <li key={label} className={styles.stat} data-reveal>
          <Icon of={icons[icon]} className={styles.icon} size={28} />
          {/* Screen readers read the final figure, which also keeps its place while a copy above it counts. */}
          <p className={styles.number} data-counting={Counting && ''}>
            <span className={styles.final}>{figure(number, number.value)}</span>
            {Counting && (
              <span className={styles.counting} aria-hidden="true">
                <Counting number={number} started={started} onEnd={end} />
              </span>
            )}
          </p>
          <h3 className={styles.label}>{label}</h3>
          <p className={styles.description}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
