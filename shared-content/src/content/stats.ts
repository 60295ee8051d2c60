export interface Stat {
  icon: 'calendar' | 'hammer' | 'check' | 'shield';
  number: {
    prefix?: string;
    value: number;
    suffix: string;
    /** Digits after the point; the count goes up in steps of the last one. */
    decimals?: number;
  };
  label: string;
  description: string;
}

export const projectsCompleted = { value: 500, suffix: '+' };
export const liabilityCover = { prefix: '£', value: 10.5, suffix: 'M', decimals: 1 };

/** PLACEHOLDER: the descriptions, until the firm has written its own. */
export const stats: readonly Stat[] = [
  {
    icon: 'calendar',
    number: { value: 25, suffix: '+' },
    label: 'Years Experience',
    description: 'Bricklaying and building since 1998',
  },
  {
    icon: 'hammer',
    number: projectsCompleted,
    label: 'Projects Completed',
    description: 'From garden walls to whole houses',
  },
  {
    icon: 'check',
    number: { value: 100, suffix: '%' },
    label: 'Quality Guaranteed',
    description: 'Faults put right free, in writing',
  },
  {
    icon: 'shield',
    number: liabilityCover,
    label: 'Fully Insured',
    description: 'Public and employers liability cover',
  },
];
