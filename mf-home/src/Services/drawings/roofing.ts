import { breakLine, dimensions, note } from './annotation';
import { batten, block, brick, cavity, course, insulation, plaster, slate, slateGauge } from './dimensions';
import { boxBetween, type Point } from './geometry';
import { bedding, cutBlocks, cutBricks, faces, insulationBoard, sawnTimber } from './hatching';
import { leaf } from './masonry';
import { palette } from './palette';
import { Sheet } from './Sheet';

// The outer leaf's face stands at 0, the inner leaf's top at level 0.
const outer = brick.width;
const inner = outer + cavity;
const room = inner + block.width;
const bottom = 202;
const end = 350;

const pitch = (30 * Math.PI) / 180;
const rise = Math.tan(pitch);
const rafter = 150;
const plate = 75;
/** The rafter is notched over the wall plate by this much, measured upright. */
const notch = 35;
const underside = (x: number) => notch - plate - (x - inner) * rise;
const topside = (x: number) => underside(x) - rafter / Math.cos(pitch);

const fascia = { front: -150, thickness: 25, top: -58, bottom: 166 };
const gutter = { radius: 56, rim: 4, thickness: 4 };
/** The lowest slates' tails hang over the middle of the gutter. */
const tail = -181;
// Slates that lie on each other sink by their thickness in each gauge.
const sink = slate.thickness / slateGauge;
/** A batten's top carries the head of one slate and the middle of the next. */
const nailed = (slate.length + slate.headLap) / 2;
const tailHeight = batten.height + slate.thickness + sink * nailed;

/** An eaves with slates in double lap, in section. */
export function roofing(): Sheet {
  const sheet = new Sheet({ scale: 10, left: -302, top: -414 });
  return sheet.put(walls).put(rafters).put(covering).put(eaves).put(notes);
}

/** A point over the rafters: along the slope from the lowest tails, and square to it. */
export function onSlope(along: number, above: number): Point {
  const [sin, cos] = [Math.sin(pitch), Math.cos(pitch)];
  return [tail + along * cos - above * sin, topside(tail) - along * sin - above * cos];
}

/** How high a slate's underside lies over the rafters, `way` up from its tail. */
export const undersideOf = (way: number) => tailHeight - sink * way;

/** How far up the slope a course's tails lie, counted from the eaves. */
export const tailOf = (courseAbove: number) => courseAbove * slateGauge;

/** The four corners of a slate whose tail lies at `along`, `raised` off the one below. */
function slateAt(along: number, whole: number, raised = 0): Point[] {
  const height = (way: number) => undersideOf(way) + raised;
  // The drawing's end cuts off the uppermost.
  const length = Math.min(whole, (end - 3 - tail + height(0) * Math.sin(pitch)) / Math.cos(pitch) - along);
  return [
    onSlope(along, height(0)),
    onSlope(along + length, height(length)),
    onSlope(along + length, height(length) + slate.thickness),
    onSlope(along, height(0) + slate.thickness),
  ];
}

function walls(sheet: Sheet) {
  const outerTop = 80;
  const leaves = [boxBetween([0, outerTop], [outer, bottom]), boxBetween([inner, 0], [room, bottom])];
  bedding(sheet, leaves);
  cutBricks(sheet, leaf({ x: 0, width: outer, datum: outerTop - 5, top: outerTop, bottom }));
  cutBlocks(sheet, leaf({ x: inner, width: block.width, datum: -5, top: 0, bottom, gauge: 3 * course }));
  faces(sheet, leaves);
  insulationBoard(sheet, boxBetween([inner - insulation, -5], [inner, bottom]));
  sheet.seen([boxBetween([room, -plate + 13], [room + plaster, bottom])], palette.lime);
  sheet.seen([boxBetween([room, -plate], [end, -plate + 13])], palette.lime);
  breakLine(sheet, [-15, bottom], [room + plaster + 25, bottom], 0.38);
}

function rafters(sheet: Sheet) {
  const foot = fascia.front + fascia.thickness;
  sheet.timber([
    [
      [foot, topside(foot)],
      [end, topside(end)],
      [end, underside(end)],
      [inner + notch / rise, underside(inner + notch / rise)],
      [inner, -plate],
      [inner, underside(inner)],
      [foot, underside(foot)],
    ],
  ]);
  sawnTimber(sheet, [boxBetween([inner, -plate], [room, 0])]);
  // Quilt over the ceiling, from the plate on.
  const steps = Array.from({ length: Math.ceil((end - room) / 10) + 1 }, (_, index) =>
    Math.min(room + index * 10, end),
  );
  sheet.lines([steps.map((x, index): Point => [x, index % 2 === 0 ? -plate : underside(x)])], palette.stone);
}

function covering(sheet: Sheet) {
  const slopeEnd = (end - tail) / Math.cos(pitch);
  const first = nailed + batten.width / 2 - 10;
  const battens: Point[][] = [];
  for (let along = first - batten.width; along + batten.width < slopeEnd; along += slateGauge) {
    battens.push([
      onSlope(along, 0),
      onSlope(along + batten.width, 0),
      onSlope(along + batten.width, batten.height),
      onSlope(along, batten.height),
    ]);
  }
  sawnTimber(sheet, battens);
  const slates = [slateAt(0, slateGauge + slate.headLap + 25, -slate.thickness)];
  for (let index = 0; tailOf(index) < slopeEnd - 20; index += 1) {
    slates.push(slateAt(tailOf(index), slate.length));
  }
  sheet.raw(slates.map(outlined).join(''), palette.lime, palette.slate);
  breakLine(sheet, [end, topside(end) - 72], [end, -plate + 40], 0.6);
}

function eaves(sheet: Sheet) {
  const { front, thickness, top } = fascia;
  const back = front + thickness;
  sheet.cut([boxBetween([front, top], [back, fascia.bottom])], palette.straw);
  sheet.timber([boxBetween([back, underside(back)], [0, underside(back) + 9])]);
  const fillet: Point[] = [onSlope(150, 0), [back, top], [back, topside(back)]];
  sheet.cut([fillet], palette.straw);
  const rim = front - 2;
  const { radius } = gutter;
  sheet.heavy(`M${rim} ${gutter.rim}A${radius} ${radius} 0 0 1 ${rim - 2 * radius} ${gutter.rim}`);
  // The underlay lies on the rafters, rises over the tilting fillet and ends in the gutter.
  sheet.membrane([
    [end, topside(end) - 2],
    onSlope(150, 2),
    [back, top - 3],
    [front - 3, top + 4],
    [front - 22, gutter.rim + 14],
  ]);
}

function notes(sheet: Sheet) {
  const marks = [slateGauge, 2 * slateGauge, 2 * slateGauge + slate.headLap];
  const [gauge = 0, lap = 0, head = 0] = marks;
  const above = 92;
  dimensions(sheet, [onSlope(gauge, above), onSlope(lap, above), onSlope(head, above)], ['200']);
  sheet.text('Lap 100', onSlope(lap + 14, above + 10), 'start', (-pitch * 180) / Math.PI);
  sheet.lines(marks.map((along) => [onSlope(along, above), onSlope(along, 58)]));
  note(sheet, 'Slate 500', [-92, -345], [-112, -345], [-112, -84]);
  const [batten, underlay] = [onSlope(nailed + slateGauge, 12), onSlope(430, 2)];
  note(sheet, 'Batten', [400, batten[1]], batten);
  note(sheet, 'Underlay', [400, underlay[1]], underlay);
  note(sheet, 'Gutter', [-186, 196], [-206, 196], [-206, 62]);
}

function outlined(points: readonly Point[]) {
  return `M${points.map((point) => point.map((value) => Math.round(value * 10) / 10).join(' ')).join('L')}z`;
}
