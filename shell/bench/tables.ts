import type { Measured } from './measure';
import type { Summary } from './statistics';
import { type Variant, variants } from './variants';

/** Rows of cells as text, the first column left, the others right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

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
export function figure(name: string, value: number): string {
  if (name.includes('kB')) return value.toFixed(2);
  return /CLS|÷/.test(name) ? value.toFixed(2) : value.toFixed(0);
}
