import { BadgeCheck, CalendarDays, Hammer, ShieldCheck } from 'lucide';
import { useRef } from 'react';
import { Icon } from 'shared-content/ui/Icon';
import type { Stat } from 'shared-content/content/home';
import styles from './Stats.module.scss';
import { useCountUp } from './useCountUp';

const icons = { calendar: CalendarDays, hammer: Hammer, check: BadgeCheck, shield: ShieldCheck };

export function Stats({ stats }: { stats: readonly Stat[] }) {
  const list = useRef<HTMLUListElement>(null);
  const part = useCountUp(list);
  return (
    <ul ref={list} className={styles.stats}>
      {stats.map(({ icon, number, label, description }) => (
        <li key={label} className={styles.stat} data-reveal>
          <Icon of={icons[icon]} className={styles.icon} size={28} />
          {/* The final figure keeps its place and is what is read out, while a copy above it counts. */}
          <p className={styles.number} data-counting={part < 1 ? '' : undefined}>
            <span className={styles.final}>{figure(number, 1)}</span>
            {part < 1 && (
              <span className={styles.counting} aria-hidden="true">
                {figure(number, part)}
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

/** In steps of the last digit shown. */
function figure({ prefix = '', value, suffix, decimals = 0 }: Stat['number'], part: number) {
  return `${prefix}${(value * part).toFixed(decimals)}${suffix}`;
}
