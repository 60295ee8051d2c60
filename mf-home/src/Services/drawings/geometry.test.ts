/** @jest-environment node */
import { courseOf } from './brickwork';
import { batten, brick, course, joint, queenCloser, slate, slateGauge } from './dimensions';
import { toothDepth } from './extension';
import { raft, strip, stripDepth } from './foundations';
import { rakedDepth } from './generalBuilding';
import { linesAcross } from './geometry';
import { leaf } from './masonry';
import { drawn } from './drawn';
import { groundBelowDpc, tieLevels } from './newBuild';
import { tailOf, undersideOf } from './roofing';

test('bricks are 215 × 102.5 × 65 mm, and a course with its joint is 75', () => {
  expect([brick.length, brick.width, brick.height, joint, course]).toEqual([215, 102.5, 65, 10, 75]);
  // Two headers with their joint are as long as a stretcher, two closers with theirs as a header is wide.
  expect(2 * brick.width + joint).toBe(brick.length);
  expect(2 * queenCloser + joint).toBe(brick.width);
});

test('the files hold bricks in real millimetres', () => {
  const svg = drawn.brickwork?.().svg() ?? '';
  const cells = (width: number) => svg.split(`h${width}v65h-${width}z`).length - 1;
  // Each is washed with its colour, then outlined.
  expect([cells(215), cells(102.5), cells(46.3)]).toEqual([2 * 7, 2 * 7, 2 * 4]);
});

describe('brickwork', () => {
  const middles = (index: number, width: number) =>
    courseOf(index)
      .filter((laid) => laid.width === width)
      .map((laid) => laid.x + laid.width / 2);

  test('has a closer beside the quoin header, and none in the courses between', () => {
    expect(courseOf(0).map(({ width }) => width)).toEqual([102.5, 46.25, 215, 102.5, 215, 102.5]);
    expect(courseOf(1).map(({ width }) => width)).toEqual([215, 102.5, 215, 102.5]);
  });

  test('has every header over the middle of a stretcher', () => {
    expect(middles(1, brick.width)[0]).toBeCloseTo(middles(0, brick.length)[0] ?? NaN, 5);
  });

  test('has no perpend above another', () => {
    const perpends = (index: number) => courseOf(index).map(({ x, width }) => x + width);
    for (const end of perpends(0).slice(0, -1)) {
      for (const other of perpends(1)) expect(Math.abs(end - other)).toBeGreaterThan(40);
    }
  });
});

test('the damp-proof course lies 150 mm above the ground, and ties 450 mm apart on both leaves’ beds', () => {
  expect(groundBelowDpc).toBe(150);
  expect(Math.max(...tieLevels) - Math.min(...tieLevels)).toBe(450);
  for (const level of tieLevels) expect(Math.abs(level % (3 * course))).toBe(0);
});

test('a leaf has whole bricks from bed to bed', () => {
  const laid = leaf({ x: 0, width: brick.width, datum: 0, top: -2 * course, bottom: 2 * course });
  expect(laid.map(({ y, height }) => [y, height])).toEqual([
    [-145, 65],
    [-70, 65],
    [5, 65],
    [80, 65],
  ]);
});

test('a strip stands a metre deep, and spreads the wall by less than it is thick', () => {
  expect(stripDepth).toBe(1000);
  expect((strip.width - 302.5) / 2).toBeLessThan(strip.thickness);
});

test('a raft is 200 mm thick, more at its edge, on 50 mm of blinding', () => {
  expect(raft).toMatchObject({ slab: 200, edge: 450, blinding: 50 });
});

test('every other course is toothed half a brick into the old wall', () => {
  expect(toothDepth).toBe((brick.length - joint) / 2);
});

test('a joint is raked out to twice its width', () => {
  expect(rakedDepth).toBe(2 * joint);
});

describe('roofing', () => {
  test('slates of 500 mm with 100 mm lap are gauged 200 mm apart', () => {
    expect(slateGauge).toBe(200);
    expect(tailOf(2) + slate.headLap).toBe(tailOf(0) + slate.length);
  });

  test('each slate lies flat on the next, and over the next but one on a batten', () => {
    expect(undersideOf(0)).toBeCloseTo(undersideOf(slateGauge) + slate.thickness, 5);
    const nailed = (slate.length + slate.headLap) / 2;
    expect(undersideOf(nailed)).toBeCloseTo(batten.height + slate.thickness, 5);
    expect(undersideOf(nailed + slateGauge)).toBeCloseTo(batten.height, 5);
  });
});

test('hatching stays inside what it fills', () => {
  const square = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ] as const;
  const ends = linesAcross(square, 2).flat(2);
  expect(Math.min(...ends)).toBeGreaterThanOrEqual(-1e-9);
  expect(Math.max(...ends)).toBeLessThanOrEqual(10 + 1e-9);
  expect(ends.length).toBeGreaterThan(20);
});
