import { breakLine, dimensions, note } from './annotation';
import { block, brick, cavity, insulation, joint, plaster } from './dimensions';
import { boxBetween, type Box, type Point } from './geometry';
import { bedding, cutBlocks, cutBricks, faces, insulationBoard } from './hatching';
import { row } from './masonry';
import { palette } from './palette';
import { Sheet } from './Sheet';

// The old wall's outer face lies at level 0, and the new outer leaf begins at 0 from the left.
const outer = brick.width;
const inner = outer + cavity;
const room = inner + block.width;
const old = brick.length;
/** How far every other course of the new leaf goes into the old wall: half a brick. */
export const toothDepth = brick.width;

/** In line with the clear half of the cavity. */
const slot = outer + (cavity - insulation) / 2;

const tieAt = 235;
const left = -205;
const right = 590;
const bottom = 290;

/** A new cavity wall toothed into an old solid one, in plan. */
export function extension(): Sheet {
  const sheet = new Sheet({ scale: 10, left: -300, top: -322 });
  oldWall(sheet);
  newWall(sheet);

  breakLine(sheet, [left, -old - 22], [left, 22]);
  breakLine(sheet, [right, -old - 22], [right, plaster + 22]);
  breakLine(sheet, [-25, bottom], [room + plaster + 25, bottom], 0.4);

  dimensions(
    sheet,
    [
      [left - 24, 0],
      [left - 24, -old],
    ],
    ['215'],
  );
  sheet.text('Old wall', [left, -old - 34]);
  note(sheet, 'Toothed in', [-30, 64], [outer / 2, 64]);
  note(sheet, 'New', [-30, 160], [outer / 2, 160]);
  note(sheet, 'Vertical DPC', [345, 90], [320, 90], [slot, -40]);
  note(sheet, 'Tie', [345, 190], [320, 190], [slot + 8, tieAt]);
  return sheet;
}

/** In Flemish bond: a header stands where the new leaf comes, and gives up its outer half. */
function oldWall(sheet: Sheet) {
  bedding(sheet, [boxBetween([left, -old], [right, 0])]);
  const { length, width } = brick;
  const start = -(length + joint + width + joint + length + joint);
  const bricks = row(start, -old, [length, width, length, width, length, width, length], old)
    .map((box) => between(box, left, right))
    .flatMap((box): Box[] => {
      if (box.x === 0) return [{ ...box, height: old - toothDepth - joint }];
      const header = box.width === width;
      return header
        ? [box]
        : [
            { ...box, height: width },
            { ...box, y: -width, height: width },
          ];
    })
    .filter((box) => box.width > 0);
  cutBricks(sheet, bricks, 'old');
  sheet.heavyLines([
    [
      [left, -old],
      [right, -old],
    ],
    [
      [left, 0],
      [0, 0],
    ],
    [
      [outer, 0],
      [right, 0],
    ],
  ]);
}

function newWall(sheet: Sheet) {
  const outerLeaf = boxBetween([0, -toothDepth], [outer, bottom]);
  const innerLeaf = boxBetween([inner, joint], [room, bottom]);
  bedding(sheet, [outerLeaf, innerLeaf]);
  const first = -toothDepth + brick.length;
  cutBricks(sheet, [
    boxBetween([0, -toothDepth], [outer, first]),
    boxBetween([0, first + joint], [outer, bottom]),
  ]);
  cutBlocks(sheet, [innerLeaf]);
  insulationBoard(sheet, boxBetween([inner - insulation, joint], [inner, bottom]));
  faces(sheet, [outerLeaf, innerLeaf]);
  const coats = [
    boxBetween([room, plaster], [room + plaster, bottom]),
    boxBetween([room, 0], [right, plaster]),
  ];
  sheet.seen(coats, palette.lime);

  // The courses between end against the old face.
  sheet.hidden(
    [
      [0, joint],
      [outer, joint],
    ],
    palette.lime,
  );
  // A slot in the old wall keeps its damp from what is now a room.
  sheet.membrane([
    [slot, -75],
    [slot, 4],
    [room, 4],
  ]);
  const tie: Point[] = [
    [outer - 62, tieAt],
    [inner + 62, tieAt],
  ];
  sheet.heavyLines([tie]);
}

function between(box: Box, from: number, to: number): Box {
  const x = Math.max(box.x, from);
  return { ...box, x, width: Math.min(box.x + box.width, to) - x };
}
