import CountUp from 'react-countup';
import type { Stat } from 'shared-content/content/stats';

export interface CountingFigureProps extends Pick<Stat['number'], 'value' | 'decimals'> {
  textOf: (value: number) => string;
  /** Until then it stands at zero. */
  started: boolean;
  onEnd: () => void;
}

/** Counts up to a figure in two seconds. */
export function CountingFigure({ value, decimals, textOf, started, onEnd }: CountingFigureProps) {
  if (!started) return textOf(0);
  return (
    <CountUp
      end={value}
      decimals={decimals}
      duration={2}
      easingFn={easeInOut}
      formattingFn={textOf}
      plugin={asText}
      onEnd={onEnd}
    />
  );
}

/** Slow at both ends, yet past 93 % for a third of a second only: nobody reads '97% Quality Guaranteed'. */
function easeInOut(elapsedMs: number, start: number, change: number, durationMs: number) {
  return start + (change * (1 - Math.cos((Math.PI * elapsedMs) / durationMs))) / 2;
}

/** By default the library writes `innerHTML`, which the site's Trusted Types policy refuses. */
const asText = {
  render: (element: HTMLElement, text: string) => {
    element.textContent = text;
  },
};
