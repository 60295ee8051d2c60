import { breakLine, dimensions, note } from './annotation';
import { block, brick, cavity, course, insulation, plaster } from './dimensions';
import { boxBetween, type Point } from './geometry';
import {
  bedding,
  cutBlocks,
  cutBricks,
  cutConcrete,
  faces,
  ground,
  hardcore,
  insulationBoard,
  stipple,
} from './hatching';
import { leaf } from './masonry';
import { palette } from './palette';
import { Sheet } from './Sheet';

// The outer leaf's face stands at 0, the damp-proof course at level 0.
const outer = brick.width;
const inner = outer + cavity;
const room = inner + block.width;
const face = room + plaster;

export const groundBelowDpc = 150;
/** Ties stand every 450 mm upwards: on every sixth course of brick and every second of block. */
export const tieLevels = [-3 * course, 3 * course];
/** The floor's layers from its finish down. */
const floor = { screed: 65, insulation: 75, slab: 100, hardcore: 36 };

const top = -262;
const bottom = 262;
const end = 590;

/** A cavity wall where it leaves the ground, in section. */
export function newBuild(): Sheet {
  const sheet = new Sheet({ scale: 10, left: -205, top: -354 });
  ground(sheet, [-165, groundBelowDpc], [0, groundBelowDpc]);
  floorLayers(sheet);
  wall(sheet);

  breakLine(sheet, [-25, top], [face + 25, top], 0.4);
  breakLine(sheet, [-25, bottom], [room + 12, bottom], 0.43);
  breakLine(sheet, [end, -25], [end, bottom], 0.2);

  dimensions(
    sheet,
    [0, outer, inner, room].map((x): Point => [x, top - 25]),
    ['102.5', '100', '100'],
  );
  dimensions(
    sheet,
    [
      [-70, groundBelowDpc],
      [-70, 0],
    ],
    ['150'],
  );
  sheet.lines([
    [
      [-82, 0],
      [-12, 0],
    ],
  ]);
  note(sheet, 'DPC', [-72, -50], [-52, -50], [-6, -4]);
  note(sheet, 'Tie, drip down', [370, -188], [outer + 46, -188], [outer + 27, -210]);
  note(sheet, 'Insulation', [370, -126], [inner - 25, -126]);
  note(sheet, 'DPM', [420, -65], [390, -65], [room + 3, 20]);
  return sheet;
}

function floorLayers(sheet: Sheet) {
  const board = floor.screed;
  const slab = board + floor.insulation;
  const under = slab + floor.slab;
  const screed = boxBetween([room + 25, 0], [end, board]);
  sheet.seen([screed], palette.lime);
  stipple(sheet, screed);
  insulationBoard(sheet, boxBetween([room, 0], [room + 25, board]));
  insulationBoard(sheet, boxBetween([room, board], [end, slab]));
  cutConcrete(sheet, boxBetween([room, slab], [end, under]));
  hardcore(sheet, boxBetween([room + 12, under + 8], [end, under + 8 + floor.hardcore]));
  // The membrane lies under the slab and turns up the wall to the damp-proof course.
  sheet.membrane([
    [inner - 5, 0],
    [room + 3, 0],
    [room + 3, under + 3],
    [end, under + 3],
  ]);
}

function wall(sheet: Sheet) {
  const leaves = [boxBetween([0, top], [outer, bottom]), boxBetween([inner, top], [room, bottom])];
  const levels = { top, bottom, datum: 0 };
  bedding(sheet, leaves);
  cutBricks(sheet, leaf({ ...levels, x: 0, width: outer }));
  cutBlocks(sheet, leaf({ ...levels, x: inner, width: block.width, gauge: 3 * course }));
  insulationBoard(sheet, boxBetween([inner - insulation, top], [inner, bottom]));
  faces(sheet, leaves);
  sheet.seen([boxBetween([room, top], [face, -100])], palette.lime);
  sheet.seen([boxBetween([room, -100], [face + 6, 0])], palette.straw);
  for (const level of tieLevels) tie(sheet, level);
  sheet.membrane([
    [-6, 0],
    [outer + 5, 0],
  ]);
  sheet.membrane([
    [inner - 5, 0],
    [room + 3, 0],
  ]);
}

/** Falls to the outside and drips in the clear half of the cavity; a disc holds the board to the inner leaf. */
function tie(sheet: Sheet, level: number) {
  const drip = outer + (cavity - insulation) / 2;
  const disc = inner - insulation - 2;
  sheet.heavyLines([
    [
      [outer - 62, level + 3],
      [drip - 7, level + 1],
      [drip, level + 11],
      [drip + 7, level],
      [inner + 62, level - 3],
    ],
    [
      [disc, level - 32],
      [disc, level + 32],
    ],
  ]);
}
