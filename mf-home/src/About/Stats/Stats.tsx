import { BadgeCheck, CalendarDays, Hammer, ShieldCheck } from 'lucide';
import { useRef } from 'react';
import { Icon } from 'shared-content/ui/Icon';
import type { Stat } from 'shared-content/content/stats';
import { Figure } from './Figure/Figure';
import styles from './Stats.module.scss';
import { useCountUpInView } from './useCountUpInView';

const icons = { calendar: CalendarDays, hammer: Hammer, check: BadgeCheck, shield: ShieldCheck };

export function Stats({ stats }: { stats: readonly Stat[] }) {
  const list = useRef<HTMLUListElement>(null);
  const CountUp = useCountUpInView(list);
  return (
    <ul ref={list} className={styles.stats}>
      {stats.map(({ icon, number, label, description }) => (
        <li key={label} className={styles.stat} data-reveal>
          <Icon of={icons[icon]} className={styles.icon} size={28} />
          <p className={styles.number}>
            <Figure number={number} CountUp={CountUp} />
          </p>
          <h3 className={styles.label}>{label}</h3>
          <p className={styles.description}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
