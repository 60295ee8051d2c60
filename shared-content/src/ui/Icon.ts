import type { IconNode } from 'lucide';
import { createElement } from 'react';

interface IconProps {
  of: IconNode;
  /** Width and height in CSS pixels. */
  size?: number;
  className?: string;
}

/** A line drawing of Lucide's, beside words that say the same: it is hidden from assistive technology. */
export function Icon({ of, size = 24, className }: IconProps) {
  const drawing = {
    width: size,
    height: size,
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    // 1.5 px at every size.
    strokeWidth: Math.round((100 * 1.5 * 24) / size) / 100,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    className,
    'aria-hidden': true,
  } as const;
  return createElement('svg', drawing, ...of.map(([name, attributes]) => createElement(name, attributes)));
}
