import { useEffect, type RefObject } from 'react';
import CountUp from 'react-countup';
import type { Stat } from 'shared-content/content/home';

const countSeconds = 2;

/** By default the library writes `innerHTML`, which the site's Trusted Types policy refuses. */
const asText = {
  render: (element: HTMLElement, text: string) => {
    element.textContent = text;
  },
};

export interface CounterProps {
  number: Stat['number'];
  /** Until then it stands at zero. */
  started: boolean;
  onEnd: () => void;
}

/** Counts up to a figure. */
export function Counter({ number, started, onEnd }: CounterProps) {
  const { prefix = '', value, suffix, decimals = 0 } = number;
  return (
    <CountUp
      end={value}
      decimals={decimals}
      prefix={prefix}
      suffix={suffix}
      duration={countSeconds}
      plugin={asText}
      onEnd={onEnd}
    >
      {({ countUpRef, start }) => (
        <Digits element={countUpRef} start={started ? start : undefined}>
          {`${prefix}${(0).toFixed(decimals)}${suffix}`}
        </Digits>
      )}
    </CountUp>
  );
}

interface DigitsProps {
  element: RefObject<HTMLElement | null>;
  start: (() => void) | undefined;
  /** What the library replaces when it starts. */
  children: string;
}

function Digits({ element, start, children }: DigitsProps) {
  useEffect(() => start?.(), [start]);

  return <span ref={element}>{children}</span>;
}
