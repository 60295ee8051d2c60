/** Real millimetres: x to the right, y downwards. */
export type Point = readonly [x: number, y: number];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function boxBetween([left, top]: Point, [right, bottom]: Point): Box {
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export function cornersOf({ x, y, width, height }: Box): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** A closed outline. A box keeps its sides' lengths, so that a reader of the file finds the brick's own. */
export function outline(shape: Box | readonly Point[]): string {
  if ('width' in shape) {
    const { x, y, width, height } = shape;
    return `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;
  }
  return `${polyline(shape)}z`;
}

export function polyline(points: readonly Point[]): string {
  return points
    .map(([x, y], index) => {
      const [fromX, fromY] = (index > 0 ? points[index - 1] : undefined) ?? [0, 0];
      if (index === 0) return `M${short(x)} ${short(y)}`;
      if (short(y) === short(fromY)) return `H${short(x)}`;
      if (short(x) === short(fromX)) return `V${short(y)}`;
      return `L${short(x)} ${short(y)}`;
    })
    .join('');
}

/** One decimal at most: half the width of a brick is all that a drawing needs it for. */
export function short(value: number, decimals = 1): string {
  return String(Number(value.toFixed(decimals)));
}

/** Where parallel lines cross a shape, as the pieces inside it. `angle` in degrees, anticlockwise from x. */
export function linesAcross(shape: readonly Point[], spacing: number, angle = 45): [Point, Point][] {
  const turn = (angle * Math.PI) / 180;
  const along: Point = [Math.cos(turn), -Math.sin(turn)];
  const across: Point = [-along[1], along[0]];
  const at = ([x, y]: Point, [dx, dy]: Point) => x * dx + y * dy;
  const offsets = shape.map((point) => at(point, across));
  const pieces: [Point, Point][] = [];
  for (
    let offset = (Math.floor(Math.min(...offsets) / spacing) + 0.5) * spacing;
    offset < Math.max(...offsets);
    offset += spacing
  ) {
    const crossings = shape
      .flatMap((from, index) => {
        const to = shape[(index + 1) % shape.length] ?? from;
        const [a, b] = [at(from, across), at(to, across)];
        if (a < offset === b < offset) return [];
        const part = (offset - a) / (b - a);
        return [at(from, along) + part * (at(to, along) - at(from, along))];
      })
      .sort((a, b) => a - b);
    const point = (way: number): Point => [
      offset * across[0] + way * along[0],
      offset * across[1] + way * along[1],
    ];
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      pieces.push([point(crossings[index] ?? 0), point(crossings[index + 1] ?? 0)]);
    }
  }
  return pieces;
}

export function contains(shape: readonly Point[], [x, y]: Point): boolean {
  return shape.reduce((inside, [x1, y1], index) => {
    const [x2, y2] = shape[(index + 1) % shape.length] ?? [x1, y1];
    return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) ? !inside : inside;
  }, false);
}
