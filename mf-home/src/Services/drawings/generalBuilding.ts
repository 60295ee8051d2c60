import { brick, course, joint } from './dimensions';
import { boxBetween, type Point } from './geometry';
import { cutBricks, stipple } from './hatching';
import { palette } from './palette';
import { Sheet } from './Sheet';

/** Old mortar is raked out to twice the joint's width before new goes in. */
export const rakedDepth = 2 * joint;

// The wall's face stands at 0; the brick in the middle has a joint above and below.
const cutTop = -(joint + 22);
const cutBottom = brick.height + joint + 22;
const back = 84;

/** An old wall repointed: one joint raked out, one filled, in section. */
export function generalBuilding(): Sheet {
  const sheet = new Sheet({ scale: 2, left: -92, top: (brick.height - 128) / 2 });
  const beds = [-joint, brick.height];
  sheet.wash([boxBetween([0, cutTop], [back, cutBottom])], palette.mortar);
  for (const bed of beds) stipple(sheet, boxBetween([rakedDepth, bed], [back, bed + joint]), 0.8);
  const [raked = 0, filled = course] = beds;
  sheet.wash([boxBetween([-0.5, raked], [rakedDepth, raked + joint])], palette.lime);
  cutBricks(
    sheet,
    [
      boxBetween([0, cutTop], [back, raked]),
      boxBetween([0, 0], [back, brick.height]),
      boxBetween([0, filled + joint], [back, cutBottom]),
    ],
    'old',
  );
  const pointing = boxBetween([0, filled], [rakedDepth, filled + joint]);
  sheet.cut([pointing], palette.straw);
  stipple(sheet, pointing, 0.7);
  const profile: Point[] = [
    [0, cutTop],
    [0, raked],
    [rakedDepth, raked],
    [rakedDepth, 0],
    [0, 0],
    [0, cutBottom],
  ];
  sheet.heavyLines([profile]);
  sheet.breakLine([back, cutTop - 5], [back, cutBottom + 5]);
  return sheet;
}
