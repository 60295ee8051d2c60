import type { Point } from './geometry';
import { capHeight, type Sheet } from './Sheet';

/** Words beside a line that ends in a dot on what they name. */
export function note(sheet: Sheet, words: string, at: Point, ...to: Point[]) {
  const end = to.at(-1) ?? at;
  const rightwards = end[0] >= at[0];
  const gap = (rightwards ? -1 : 1) * sheet.scale;
  sheet.lines([[at, ...to]]);
  sheet.dot(end);
  sheet.text(words, [at[0] + gap, at[1] + (capHeight / 2) * sheet.scale], rightwards ? 'end' : 'start');
}

/**
 * A chain of dimensions along a line, each with words that stand on it. The words are read from below or, where the
 * line goes up from its first point, from the right.
 */
export function dimensions(sheet: Sheet, points: readonly Point[], words: readonly string[]) {
  const tick = 0.75 * sheet.scale;
  sheet.lines([points]);
  sheet.heavyLines(
    points.map(([x, y]) => [
      [x - tick, y + tick],
      [x + tick, y - tick],
    ]),
  );
  for (const [index, word] of words.entries()) {
    const [from, to] = [points[index], points[index + 1]];
    if (!from || !to) continue;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const aside = sheet.scale / Math.hypot(dx, dy);
    const middle: Point = [(from[0] + to[0]) / 2 + dy * aside, (from[1] + to[1]) / 2 - dx * aside];
    sheet.text(word, middle, 'middle', (Math.atan2(dy, dx) * 180) / Math.PI);
  }
}

/** Where the drawing stops and the building goes on; the zigzag stands `part` of the way along. */
export function breakLine(sheet: Sheet, from: Point, to: Point, part = 0.5) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const middle = length * part;
  const size = 1.4 * sheet.scale;
  const at = (along: number, aside: number): Point => [
    from[0] + (dx * along - dy * aside) / length,
    from[1] + (dy * along + dx * aside) / length,
  ];
  sheet.lines([
    [
      from,
      at(middle - size / 2, 0),
      at(middle - size / 4, -size),
      at(middle + size / 4, size),
      at(middle + size / 2, 0),
      to,
    ],
  ]);
}
