import { render } from '@testing-library/react';
import { Wall } from './Wall';

/** The bricks of a course, given by its top, as [left, right], in order. */
function bricksAt(container: HTMLElement, top: number) {
  const paths = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d')).join('');
  return [...paths.matchAll(/M(-?\d+) (\d+)h([\d.]+)/g)]
    .filter(([, , y]) => Number(y) === top)
    .map(([, x, , width]) => [Number(x), Number(x) + Number(width)] as const)
    .sort(([a], [b]) => a - b);
}

test('misses one brick in the whole wall', () => {
  const { container } = render(<Wall />);
  const gaps = [0, 16, 32, 48, 64, 80, 96, 112].flatMap((top) => {
    const bricks = bricksAt(container, top);
    return bricks.slice(1).filter(([left], index) => left - (bricks[index]?.[1] ?? left) > 2);
  });
  expect(gaps).toHaveLength(1);
});

test('centres its headers over stretchers, as Flemish bond does', () => {
  const { container } = render(<Wall />);
  const centres = (top: number) => bricksAt(container, top).map(([left, right]) => (left + right) / 2);
  const below = centres(16);
  expect(
    centres(0)
      .filter((centre) => centre > 24 && centre < 1400)
      .every((centre) => below.includes(centre)),
  ).toBe(true);
});
