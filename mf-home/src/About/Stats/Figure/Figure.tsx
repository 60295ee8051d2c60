import { useState, type ComponentType } from 'react';
import type { CountUpProps } from 'react-countup';
import type { Stat } from 'shared-content/content/stats';
import styles from './Figure.module.scss';

interface FigureProps {
  number: Stat['number'];
  /** Counts up to the figure once it is there. */
  CountUp: ComponentType<CountUpProps> | undefined;
}

const seconds = 2;

/** Of itself the library writes `innerHTML`, which the site's Trusted Types policy refuses. */
const asText = {
  render: (element: HTMLElement, text: string) => {
    element.textContent = text;
  },
};

/** The final figure keeps its place, in the layout and for assistive technology, while a copy above it counts. */
export function Figure({ number, CountUp }: FigureProps) {
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
            duration={seconds}
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
