import { brick, course, joint, queenCloser } from './dimensions';
import { boxBetween } from './geometry';
import { cutOff, row } from './masonry';
import { palette } from './palette';
import { Sheet } from './Sheet';

const courses = 7;
const right = 500;

/** A quoin in Flemish bond, in elevation, and four ways to strike its joints. */
export function brickwork(): Sheet {
  const sheet = new Sheet({ scale: 10, left: -50, top: -60 });
  const height = courses * course - joint;
  sheet.wash([boxBetween([0, 0], [right, height])], palette.mortar);
  for (const [kind, colour] of [
    ['stretcher', palette.brick],
    ['header', palette.brickDeep],
  ] as const) {
    const bricks = Array.from({ length: courses }, (_, index) => courseOf(index)).flat();
    sheet.seen(
      cutOff(
        bricks.filter(({ width }) => (width === brick.length) === (kind === 'stretcher')),
        right,
      ),
      colour,
    );
  }
  return sheet;
}

/** Courses begin with a header and a closer, or with a stretcher, by turns. */
export function courseOf(index: number) {
  const { length, width } = brick;
  const bond = Array.from({ length: 4 }, () => [length, width]).flat();
  const lengths = index % 2 === 0 ? [width, queenCloser, ...bond] : bond;
  return row(0, index * course, lengths);
}
