import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { stats } from 'shared-content/content/stats';
import { Stats } from './Stats';

const finalFigures = ['25+', '500+', '100%', '£10.5M'];

/** Reports the distance of the figures below the top of the viewport, and whether they are in it. */
let report: (top: number, isIntersecting: boolean) => void;
let reducedMotion: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  reducedMotion = false;
  report = () => undefined;
  Object.assign(window, {
    matchMedia: () => ({ matches: reducedMotion }),
    IntersectionObserver: class {
      constructor(notice: (entries: Partial<IntersectionObserverEntry>[]) => void) {
        report = (top, isIntersecting) => {
          act(() => {
            notice([{ isIntersecting, boundingClientRect: new DOMRect(0, top, 100, 100) }]);
          });
        };
      }
      observe = jest.fn();
      disconnect = jest.fn();
    },
  });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

test('gives the final figures before any script has run', () => {
  const html = renderToString(<Stats stats={stats} />);
  for (const figure of finalFigures) expect(html).toContain(`>${figure}</span>`);
});

test('waits at zero below the screen, and counts up over two seconds when scrolled to', async () => {
  render(<Stats stats={stats} />);
  report(2000, false);
  expect(counting()).toEqual([]);
  await move();
  expect(counting()).toEqual(['0+', '0+', '0%', '£0.0M']);

  report(300, true);
  advance(1000);
  const [years, , , pounds] = counting();
  expect(years).toMatch(/^1\d\+$/);
  expect(pounds).toMatch(/^£[45]\.\dM$/);
  expect(screen.getByText('25+')).not.toHaveAttribute('aria-hidden');
  advance(900);
  expect(counting()).toHaveLength(4);
  advance(200);
  expect(counting()).toEqual([]);
});

test('counts up after a jump, if the counter has loaded before anybody has read a figure', async () => {
  render(<Stats stats={stats} />);
  report(2000, false);
  const moved = move();
  report(300, true);
  await moved;
  expect(counting()).toHaveLength(4);
});

test.each([
  ['in view', 300, true],
  ['above the screen', -900, false],
])('does not take back figures that are %s when the page comes alive', async (_, top, isIntersecting) => {
  render(<Stats stats={stats} />);
  report(top, isIntersecting);
  await move();
  report(300, true);
  advance(500);
  expect(counting()).toEqual([]);
});

test('does not count where the reader asked for less motion', async () => {
  reducedMotion = true;
  render(<Stats stats={stats} />);
  report(2000, false);
  await move();
  expect(counting()).toEqual([]);
  for (const figure of finalFigures) expect(screen.getByText(figure)).toBeVisible();
});

/** The visitor scrolls; the counter is imported then, in a few tasks. */
async function move() {
  await act(async () => {
    fireEvent.scroll(window);
    await jest.advanceTimersByTimeAsync(0);
  });
}

function advance(ms: number) {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
}

/** The counting figures that cover the final ones. */
function counting() {
  return [...document.querySelectorAll('.counting')].map(({ textContent }) => textContent);
}
