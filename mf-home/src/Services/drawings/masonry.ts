import { brick, course, joint } from './dimensions';
import type { Box } from './geometry';

interface Leaf {
  x: number;
  width: number;
  /** The level of a bed joint's middle that the courses are counted from. */
  datum: number;
  /** Where the drawing begins and ends. */
  top: number;
  bottom: number;
  /** From one bed joint to the next. */
  gauge?: number;
}

/** The bricks or blocks of a leaf in section, cut off where the drawing ends. */
export function leaf({ x, width, datum, top, bottom, gauge = course }: Leaf): Box[] {
  const units: Box[] = [];
  for (let bed = datum + Math.floor((top - datum) / gauge) * gauge; bed < bottom; bed += gauge) {
    const from = Math.max(bed + joint / 2, top);
    const to = Math.min(bed + gauge - joint / 2, bottom);
    if (to - from > 1) units.push({ x, y: from, width, height: to - from });
  }
  return units;
}

/** A row of bricks of the given lengths with a joint between each two, from left to right. */
export function row(x: number, y: number, lengths: readonly number[], height = brick.height): Box[] {
  let at = x;
  return lengths.map((length) => {
    const laid = { x: at, y, width: length, height };
    at += length + joint;
    return laid;
  });
}

/** What of the boxes lies left of an edge. */
export function cutOff(boxes: readonly Box[], right: number): Box[] {
  return boxes
    .filter(({ x }) => x < right)
    .map((box) => ({ ...box, width: Math.min(box.width, right - box.x) }));
}
