import { table } from '../testing/table';
import type { Growth } from './growth';
import type { Measured, Summary } from './measure';
import { type Variant, variants } from './variants';

/** What was measured in a browser: medians, the spread in brackets, and how the composed site compares. */
export function comparison(measured: Record<string, Measured>): string {
  const rows = Object.entries(measured).flatMap(([title, figures]) => [
    [''],
    [title],
    ...Object.entries(figures).map(([name, of]) => [
      `  ${name}`,
      ...variants.map((variant) => spread(name, of[variant])),
      ratio(of, 'monolith'),
      ratio(of, 'static'),
    ]),
  ]);
  return table([['', ...variants, '÷ monolith', '÷ static'], ...rows]);
}

/** Figures by how many there are of something, a column for each number. */
export function growthTable(what: string, growth: Growth): string {
  const counts = Object.keys(growth);
  const names = Object.keys(Object.values(growth)[0] ?? {});
  return table([
    [what, ...counts],
    ...names.map((name) => [
      `  ${name}`,
      ...Object.values(growth).map((figures) => figure(name, figures[name] ?? NaN)),
    ]),
  ]);
}

function spread(name: string, summary: Summary | undefined): string {
  if (!summary) return '–';
  const { median, min, max } = summary;
  const text = (value: number) => figure(name, value);
  return min === max ? text(median) : `${text(median)} (${text(min)}–${text(max)})`;
}

function ratio(of: Partial<Record<Variant, Summary>>, other: Variant): string {
  const [ours, theirs] = [of.composed?.median, of[other]?.median];
  return ours === undefined || !theirs ? '–' : (ours / theirs).toFixed(2);
}

/** Times to the millisecond, sizes to 10 bytes, shares and ratios to two places. */
function figure(name: string, value: number): string {
  if (name.includes('kB')) return value.toFixed(2);
  return /CLS|÷/.test(name) ? value.toFixed(2) : value.toFixed(0);
}
