import type { Stat } from 'shared-content/content/home';

/** The text of a figure on its way to `number`, in steps of the last digit shown. */
export function figure({ prefix = '', suffix, decimals = 0 }: Stat['number'], value: number) {
  return `${prefix}${value.toFixed(decimals)}${suffix}`;
}
