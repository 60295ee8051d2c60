import { breakLine, dimensions, note } from './annotation';
import { brick, joint } from './dimensions';
import { boxBetween, type Point } from './geometry';
import { cutBricks, stipple } from './hatching';
import { palette } from './palette';
import { paper, Sheet } from './Sheet';

/** Old mortar is raked out to twice the joint's width before new goes in. */
export const rakedDepth = 2 * joint;

// The wall's face stands at 0; the brick in the middle has a joint above and below.
const cut = 15;
const top = -joint - cut;
const bottom = brick.height + joint + cut;
const back = 66;

/** An old wall repointed, in section: one joint raked out, the other filled from a hawk. */
export function generalBuilding(): Sheet {
  const sheet = new Sheet({ scale: 2, left: -92, top: (brick.height - 2 * paper.height) / 2 });
  const filled = brick.height;
  oldWall(sheet);

  // New mortar goes in by layers, each pressed home before the next.
  const layers = [
    boxBetween([joint, filled], [rakedDepth, filled + joint]),
    boxBetween([1, filled], [joint, filled + joint]),
  ];
  sheet.seen(layers, palette.straw);
  for (const layer of layers) stipple(sheet, layer, 0.8);
  sheet.heavyLines([
    [
      [0, top],
      [0, -joint],
      [rakedDepth, -joint],
      [rakedDepth, 0],
      [0, 0],
      [0, filled],
      [rakedDepth, filled],
      [rakedDepth, filled + joint],
      [0, filled + joint],
      [0, bottom],
    ],
  ]);
  hawk(sheet, filled + joint);
  breakLine(sheet, [-12, top], [back + 4, top]);
  breakLine(sheet, [-12, bottom], [back + 4, bottom]);
  breakLine(sheet, [back, top - 4], [back, bottom + 4]);
  dimensions(
    sheet,
    [
      [-8, 0],
      [-8, -joint],
    ],
    [],
  );
  sheet.text('10', [-12, -2], 'end');
  note(sheet, 'Raked out 20', [-18, 17], [-10, 17], [joint, -joint / 2]);
  note(sheet, 'Lime mortar', [-18, 47], [-10, 47], [joint, filled + joint / 2]);
  sheet.text('Hawk', [-84, 94]);
  return sheet;
}

function oldWall(sheet: Sheet) {
  const beds = [-joint, brick.height];
  const mortar = beds.map((bed) => boxBetween([rakedDepth, bed], [back, bed + joint]));
  sheet.wash(mortar, palette.mortar);
  for (const bed of mortar) stipple(sheet, bed, 0.8);
  const bricks = [
    boxBetween([0, top], [back, -joint]),
    boxBetween([0, 0], [back, brick.height]),
    boxBetween([0, brick.height + joint], [back, bottom]),
  ];
  cutBricks(sheet, bricks, 'old');
}

/** Held against the wall under the joint, so that the mortar is pushed straight off it. */
function hawk(sheet: Sheet, level: number) {
  sheet.cut([boxBetween([-84, level], [-1, level + 6])], palette.straw);
  const heap: Point[] = [
    [-64, level],
    [-54, level - 9],
    [-38, level - 13],
    [-20, level - 9],
    [-2, level - 5],
    [-2, level],
  ];
  sheet.raw(`M-66 ${level}c4-12 14-17 26-15s26 9 39 9v6z`, palette.slate, palette.straw);
  stipple(sheet, heap, 1);
}
