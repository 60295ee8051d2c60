import { breakLine, dimensions, note } from './annotation';
import { brick, course, joint, queenCloser } from './dimensions';
import { boxBetween, cornersOf, linesAcross, type Box, type Point } from './geometry';
import { stipple } from './hatching';
import { cutOff, row } from './masonry';
import { palette } from './palette';
import { Sheet } from './Sheet';

const courses = 7;
const right = 425;
const height = courses * course - joint;

/** How the face of a joint is struck: its edge from the brick above to the brick below, depths from the face. */
export const profiles: readonly { words: readonly string[]; edge: string; depth: number; dots: number }[] = [
  { words: ['Bucket', 'handle'], edge: `A5.6 5.6 0 0 1 0 ${joint}`, depth: 0, dots: 4.2 },
  { words: ['Weather', 'struck'], edge: `L0 ${joint}`, depth: 3.5, dots: 4.2 },
  { words: ['Flush'], edge: `V${joint}`, depth: 0, dots: 0.8 },
  { words: ['Recessed'], edge: `V${joint}H0`, depth: 4, dots: 4.8 },
];

/** A quoin in Flemish bond, in elevation, and four ways to strike its joints, in section. */
export function brickwork(): Sheet {
  const sheet = new Sheet({ scale: 10, left: -40, top: -52, scaleNote: '1:10, 1:2' });
  sheet.wash([boxBetween([0, 0], [right, height])], palette.mortar);
  const bricks = Array.from({ length: courses }, (_, index) => courseOf(index)).flat();
  const stretcher = ({ width }: Box) => width === brick.length;
  sheet.wash(cutOff(bricks.filter(stretcher), right), palette.brick);
  sheet.wash(
    cutOff(
      bricks.filter((laid) => !stretcher(laid)),
      right,
    ),
    palette.brickDeep,
  );
  sheet.seen(cutOff(bricks, right));
  breakLine(sheet, [right, -20], [right, height + 20]);
  dimensions(
    sheet,
    [
      [right + 62, height],
      [right + 62, height - 4 * course],
    ],
    ['300'],
  );
  const closer: Point = [brick.width + joint + queenCloser / 2, height - brick.height / 2];
  note(sheet, 'Queen closer', [190, 560], [closer[0], 560], closer);
  for (const index of profiles.keys()) struckJoint(sheet, index);
  return sheet;
}

/** Courses begin with a header and a closer, or with a stretcher, by turns. */
export function courseOf(index: number): Box[] {
  const { length, width } = brick;
  const bond = [length, width, length, width];
  return row(0, index * course, index % 2 === 0 ? [width, queenCloser, ...bond] : bond);
}

function struckJoint(sheet: Sheet, index: number) {
  const profile = profiles[index];
  if (!profile) return;
  // Five times as large as the elevation.
  const detail = sheet.detail([555, index * 135 + 30], 5);
  const size = { width: 25, brick: 6 };
  const bricks = [
    boxBetween([0, -size.brick], [size.width, 0]),
    boxBetween([0, joint], [size.width, joint + size.brick]),
  ];
  detail.seen(bricks, palette.brick);
  detail.lines(
    bricks.flatMap((box) => linesAcross(cornersOf(box), 1.3 * detail.scale)),
    palette.brickTint,
  );
  const { edge, depth, dots, words } = profile;
  detail.raw(`M${depth} 0${edge}H${size.width}V0z`, palette.slate, palette.mortar);
  stipple(detail, boxBetween([dots, 0.6], [size.width, joint - 0.6]), 0.9);
  detail.heavy(`M0 ${-size.brick}V0H${depth}${edge}V${joint + size.brick}`);
  for (const [line, word] of words.entries()) {
    sheet.text(word, [702, index * 135 + 70 + (line - (words.length - 1) / 2) * 44]);
  }
}
