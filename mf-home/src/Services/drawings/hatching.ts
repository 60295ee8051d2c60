import { contains, cornersOf, linesAcross, outline, short, type Box, type Point } from './geometry';
import { palette } from './palette';
import type { Sheet } from './Sheet';

type Shape = Box | readonly Point[];

// The conventions of BS 1192 for what a section cuts. Distances are on paper, so that every scale looks alike.

/** Cut brickwork: lines at 45°. Old bricks are pale. */
export function cutBricks(sheet: Sheet, bricks: readonly Shape[], age: 'new' | 'old' = 'new') {
  const old = age === 'old';
  sheet.seen(bricks, old ? palette.brickTint : palette.brick);
  const hatch = bricks.flatMap((shape) => linesAcross(corners(shape), 1.3 * sheet.scale));
  sheet.lines(hatch, old ? palette.brick : palette.brickTint);
}

/** Cut blockwork: lines both ways. */
export function cutBlocks(sheet: Sheet, blocks: readonly Shape[]) {
  sheet.seen(blocks, palette.mortar);
  sheet.lines(
    blocks.flatMap((shape) => [
      ...linesAcross(corners(shape), 2.6 * sheet.scale),
      ...linesAcross(corners(shape), 2.6 * sheet.scale, -45),
    ]),
    palette.stone,
  );
}

/** The mortar of a leaf in section, before its bricks. */
export function bedding(sheet: Sheet, faces: readonly Box[]) {
  sheet.wash(faces, palette.mortar);
}

/** Both faces of a leaf in section: heavy, as they bound what is cut. */
export function faces(sheet: Sheet, leaves: readonly Box[]) {
  sheet.heavyLines(
    leaves.flatMap(({ x, y, width, height }) =>
      [x, x + width].map((at): Point[] => [
        [at, y],
        [at, y + height],
      ]),
    ),
  );
}

/** Cut concrete: aggregate, as triangles among dots. */
export function cutConcrete(sheet: Sheet, shape: Shape) {
  sheet.cut([shape], palette.mortar);
  const size = 0.85 * sheet.scale;
  const stones: string[] = [];
  const dots: string[] = [];
  for (const [index, [x, y]] of scattered(corners(shape), 2.7 * sheet.scale, 1.2 * sheet.scale).entries()) {
    const turn = (index * 2.4) % (2 * Math.PI);
    const corner = (third: number): Point => [
      x + size * Math.cos(turn + third * 2.1),
      y + size * Math.sin(turn + third * 2.1),
    ];
    if (index % 3 === 0) stones.push(outline([corner(0), corner(1), corner(2)]));
    else dots.push(`M${short(x)} ${short(y)}h${short(0.3 * sheet.scale)}`);
  }
  sheet.raw(stones.join(''));
  sheet.heavy(dots.join(''));
}

/** Sand, screed, mortar or plaster: dots. */
export function stipple(sheet: Sheet, shape: Shape, spacing = 1.1) {
  const dots = scattered(corners(shape), spacing * sheet.scale, 0.3 * sheet.scale);
  sheet.raw(dots.map(([x, y]) => `M${short(x)} ${short(y)}h${short(0.2 * sheet.scale)}`).join(''));
}

/** Rigid insulation: a zigzag from one face of the board to the other. */
export function insulationBoard(sheet: Sheet, board: Box) {
  sheet.seen([board], palette.lime);
  const { x, y, width, height } = board;
  const upright = height > width;
  const [length, thickness] = upright ? [height, width] : [width, height];
  const count = Math.max(2, Math.round(length / (thickness * 0.42)));
  const points = Array.from({ length: count + 1 }, (_, index): Point => {
    const along = (length * index) / count;
    const aside = index % 2 === 0 ? 0 : thickness;
    return upright ? [x + aside, y + along] : [x + along, y + aside];
  });
  sheet.lines([points], palette.stone);
}

/** Undisturbed ground under a line: groups of three strokes. The line goes to the right with the ground below. */
export function ground(sheet: Sheet, from: Point, to: Point) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const stroke = 2.2 * sheet.scale;
  const spacing = 0.9 * sheet.scale;
  const group = 6.2 * sheet.scale;
  // Strokes lean back by 45° from the line's own direction.
  const lean: Point = [
    (-along[0] - along[1]) * Math.SQRT1_2 * stroke,
    (along[0] - along[1]) * Math.SQRT1_2 * stroke,
  ];
  const strokes: Point[][] = [];
  for (let start = stroke; start + 2 * spacing <= length; start += group) {
    for (const step of [0, 1, 2]) {
      const way = start + step * spacing;
      const top: Point = [from[0] + along[0] * way, from[1] + along[1] * way];
      strokes.push([top, [top[0] + lean[0], top[1] + lean[1]]]);
    }
  }
  sheet.heavyLines([[from, to]]);
  sheet.lines(strokes);
}

/** Hardcore: broken stones, laid by hand in a row. */
export function hardcore(sheet: Sheet, { x, y, width, height }: Box) {
  const stones: Point[][] = [];
  const size = height;
  for (let at = x, index = 0; at + size * 0.6 <= x + width; index += 1) {
    const wide = size * (0.7 + 0.25 * ((index * 7) % 3));
    const right = Math.min(at + wide, x + width);
    const lean = wide * (index % 2 === 0 ? 0.18 : 0.08);
    stones.push([
      [at + lean, y + size * 0.06],
      [right - lean * 0.7, y + size * (index % 3 === 0 ? 0.16 : 0.05)],
      [right - size * 0.06, y + size * 0.6],
      [right - lean, y + size * 0.95],
      [at + lean * 0.6, y + size * 0.9],
      [at + size * 0.04, y + size * 0.5],
    ]);
    at = right;
  }
  sheet.seen(stones);
}

/** Wood cut across the grain, sawn: a cross. */
export function sawnTimber(sheet: Sheet, pieces: readonly Shape[]) {
  sheet.cut(pieces, palette.straw);
  sheet.lines(
    pieces.flatMap((piece) => {
      const [a, b, c, d] = corners(piece);
      return a && b && c && d
        ? [
            [a, c],
            [b, d],
          ]
        : [];
    }),
  );
}

function corners(shape: Shape): readonly Point[] {
  return 'width' in shape ? cornersOf(shape) : shape;
}

/** Points on a loose grid inside a shape, the same on every run; `margin` keeps them off its edge. */
function scattered(shape: readonly Point[], spacing: number, margin: number): Point[] {
  const xs = shape.map(([x]) => x);
  const ys = shape.map(([, y]) => y);
  const points: Point[] = [];
  let row = 0;
  for (let y = Math.min(...ys) + margin; y <= Math.max(...ys) - margin; y += spacing * 0.8, row += 1) {
    for (let x = Math.min(...xs) + (row % 2) * spacing * 0.5; x <= Math.max(...xs); x += spacing) {
      const seed = points.length * 12.9898 + row * 78.233;
      const stray = (turn: number) => spacing * 0.2 * Math.sin(seed * turn);
      const point: Point = [x + stray(1), y + stray(2.3)];
      const clear = Array.from({ length: 8 }, (_, eighth) => (eighth * Math.PI) / 4).every((turn) =>
        contains(shape, [point[0] + margin * Math.cos(turn), point[1] + margin * Math.sin(turn)]),
      );
      if (clear) points.push(point);
    }
  }
  return points;
}
