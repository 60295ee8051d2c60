import { BadgeCheck, CalendarDays, Hammer, ShieldCheck } from 'lucide';
import { useRef, useState, type ComponentType } from 'react';
import type { CountUpProps } from 'react-countup';
import { Icon } from 'shared-content/ui/Icon';
import type { Stat } from 'shared-content/content/home';
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

interface FigureProps {
  number: Stat['number'];
  /** Counts up to the figure; undefined until it is loaded. */
  CountUp: ComponentType<CountUpProps> | undefined;
}

const countSeconds = 2;

/** By default the library writes `innerHTML`, which the site's Trusted Types policy refuses. */
const asText = {
  render: (element: HTMLElement, text: string) => {
    element.textContent = text;
  },
};

/** The final figure keeps its place, in the layout and for assistive technology, while a copy above it counts. */
function Figure({ number, CountUp }: FigureProps) {
  const [counted, setCounted] = useState(false);
  const { prefix = '', value, suffix, decimals = 0 } = number;
  const counting = CountUp && !counted;
  return (
    <span className={styles.figure} data-counting={counting ? '' : undefined}>
      <span className={styles.final}>{`${prefix}${value.toFixed(decimals)}${suffix}`}</span>
      {counting && (
        <span className={styles.counting} aria-hidden="true">
          <CountUp
            end={value}
            decimals={decimals}
            prefix={prefix}
            suffix={suffix}
            duration={countSeconds}
            plugin={asText}
            onEnd={() => {
              setCounted(true);
            }}
          />
        </span>
      )}
    </span>
  );
}
