import { breakLine, dimensions, note } from './annotation';
import { block, brick, cavity, course } from './dimensions';
import { boxBetween, type Point } from './geometry';
import { bedding, cutBlocks, cutBricks, cutConcrete, faces, ground } from './hatching';
import { leaf } from './masonry';
import { palette } from './palette';
import { Sheet } from './Sheet';

// The ground stands at level 0, the damp-proof courses 150 above it.
const dpc = -150;
const top = -172;
const right = 1600;

/** Twelve courses from the damp-proof course down bring its underside to a metre, below the frost and the clay's movement. */
export const strip = { width: 600, thickness: 250, courses: 12 };
const stripTop = dpc + strip.courses * course;
export const stripDepth = stripTop + strip.thickness;

export const raft = { slab: 200, edge: 450, edgeWidth: 460, toe: 110, blinding: 50 };

const wall = brick.width + cavity + block.width;
const wallLeft = (strip.width - wall) / 2;
const raftLeft = 830;
const raftWall = raftLeft + raft.toe;

/** A strip footing under a cavity wall, and the edge of a raft, in section. */
export function foundations(): Sheet {
  const sheet = new Sheet({ scale: 20, left: -240, top: -246 });
  stripFooting(sheet);
  raftEdge(sheet);
  ground(sheet, [-180, 0], [wallLeft, 0]);
  ground(sheet, [wallLeft + wall, 0], [raftWall, 0]);

  dimensions(
    sheet,
    [
      [-100, stripDepth],
      [-100, 0],
    ],
    ['1000'],
  );
  note(sheet, 'Strip 600 × 250', [700, 880], [540, 880]);
  note(sheet, 'DPM, blinding', [1240, 460], [1280, 460], [1398, 175]);
  note(sheet, 'Raft 200', [1240, 580], [1540, 580], [1540, -50]);
  return sheet;
}

function stripFooting(sheet: Sheet) {
  cavityWall(sheet, wallLeft, stripTop, stripTop);
  // The trench is as wide as the footing.
  for (const x of [0, strip.width]) {
    sheet.hidden([
      [x, 0],
      [x, stripTop],
    ]);
  }
  // Lean concrete fills the cavity to 225 below the damp-proof course.
  const fill = wallLeft + brick.width;
  cutConcrete(sheet, boxBetween([fill, dpc + 225], [fill + cavity, stripTop]));
  cutConcrete(sheet, boxBetween([0, stripTop], [strip.width, stripDepth]));
  ground(sheet, [0, stripDepth], [strip.width, stripDepth]);
}

function raftEdge(sheet: Sheet) {
  const under = dpc + raft.edge;
  const slabUnder = dpc + raft.slab;
  const step = raftWall + brick.width + cavity;
  const edgeRight = raftLeft + raft.edgeWidth;
  const splay = edgeRight + (under - slabUnder) / Math.tan(Math.PI / 3);
  const toeTop = dpc + 3 * course;
  const soffit: Point[] = [
    [raftLeft, under],
    [edgeRight, under],
    [splay, slabUnder],
    [right, slabUnder],
  ];
  const blinded = soffit.map(([x, y]): Point => [x, y + raft.blinding]);
  const [footLeft, footRight] = blinded;
  if (footLeft && footRight) ground(sheet, footLeft, footRight);
  sheet.seen([[...soffit, ...blinded.toReversed()]], palette.straw);
  cutConcrete(sheet, [[raftLeft, toeTop], [step, toeTop], [step, dpc], [right, dpc], ...soffit.toReversed()]);
  const cover = 40;
  const mesh = [
    [
      [step + cover, dpc + cover],
      [right, dpc + cover],
    ],
    [
      [splay + cover, slabUnder - cover],
      [right, slabUnder - cover],
    ],
    [
      [raftLeft + cover, under - cover],
      [edgeRight - cover, under - cover],
    ],
  ] as const;
  sheet.heavyLines(mesh);
  sheet.membrane([[raftLeft, toeTop], ...soffit]);
  cavityWall(sheet, raftWall, toeTop, dpc);
}

/** Two leaves with their damp-proof courses, each down to its own foot. */
function cavityWall(sheet: Sheet, left: number, outerFoot: number, innerFoot: number) {
  const inner = left + brick.width + cavity;
  const leaves = [
    boxBetween([left, top], [left + brick.width, outerFoot]),
    boxBetween([inner, top], [inner + block.width, innerFoot]),
  ];
  bedding(sheet, leaves);
  cutBricks(sheet, leaf({ x: left, width: brick.width, datum: dpc, top, bottom: outerFoot }));
  cutBlocks(
    sheet,
    leaf({ x: inner, width: block.width, datum: dpc, top, bottom: innerFoot, gauge: 3 * course }),
  );
  faces(sheet, leaves);
  for (const { x, width } of leaves) {
    sheet.membrane([
      [x - 10, dpc],
      [x + width + 10, dpc],
    ]);
  }
  breakLine(sheet, [left - 40, top], [left + wall + 40, top], 0.5);
}
