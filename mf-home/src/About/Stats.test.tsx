import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { stats } from 'shared-content/content/home';
import { Stats } from './Stats';

const finalFigures = ['25+', '500+', '100%', '£10.5M'];

let approach: () => void;
let enterViewport: () => void;
let reducedMotion: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  reducedMotion = false;
  Object.assign(window, {
    matchMedia: () => ({ matches: reducedMotion }),
    IntersectionObserver: class {
      constructor(
        report: (entries: { isIntersecting: boolean }[]) => void,
        { rootMargin }: { rootMargin: string },
      ) {
        const enter = () => {
          report([{ isIntersecting: true }]);
        };
        if (rootMargin === '0px') enterViewport = enter;
        else approach = enter;
      }
      observe = jest.fn();
      disconnect = jest.fn();
    },
  });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

test('gives the final figures before any script has run', () => {
  const html = renderToString(<Stats stats={stats} />);
  for (const figure of finalFigures) expect(html).toContain(`>${figure}</span>`);
});

test('labels and explains every figure', () => {
  render(<Stats stats={stats} />);
  const insured = screen.getByRole('heading', { name: 'Fully Insured' }).closest('li');
  expect(insured).toHaveTextContent('£10.5MFully InsuredPublic and employers liability cover');
});

test('counts up over two seconds when the figures come into view', async () => {
  render(<Stats stats={stats} />);
  expect(counting()).toEqual([]);

  await load();
  expect(counting()).toEqual(['0+', '0+', '0%', '£0.0M']);
  advance(5000);
  expect(counting()).toEqual(['0+', '0+', '0%', '£0.0M']);

  act(enterViewport);
  expect(counting()).toEqual(['0+', '0+', '0%', '£0.0M']);
  advance(1500);
  expect(counting()).toHaveLength(4);
  advance(600);
  expect(counting()).toEqual([]);
});

test('counts the pounds in steps of a tenth and the rest in whole numbers', async () => {
  render(<Stats stats={stats} />);
  await loadAndStart();
  advance(500);

  const [years, , , pounds] = counting();
  expect(years).toMatch(/^\d+\+$/);
  expect(pounds).toMatch(/^£\d+\.\dM$/);
  expect(pounds).not.toBe('£10.5M');
});

test('gives assistive technology the final figures while counting', async () => {
  render(<Stats stats={stats} />);
  await loadAndStart();
  advance(500);

  const [years] = screen.getAllByRole('listitem');
  if (!years) throw new Error('There are no figures');
  expect(within(years).getByText('25+')).not.toHaveAttribute('aria-hidden');
});

test('counts also where the figures come into view by a jump, while the counter is being loaded', async () => {
  render(<Stats stats={stats} />);
  act(enterViewport);
  await load();
  expect(counting()).toHaveLength(4);
});

test('does not take back figures that were read before the counter was loaded', async () => {
  render(<Stats stats={stats} />);
  act(enterViewport);
  advance(1000);
  await load();
  expect(counting()).toEqual([]);
  expect(screen.getByText('25+')).toBeVisible();
});

test('does not count where the reader asked for less motion', async () => {
  reducedMotion = true;
  approach = jest.fn();
  enterViewport = jest.fn();
  render(<Stats stats={stats} />);
  await loadAndStart();
  expect(counting()).toEqual([]);
  expect(screen.getByText('500+')).toBeVisible();
});

test('keeps the final figures when the counter cannot be loaded', async () => {
  jest.resetModules();
  jest.doMock('react-countup', () => {
    throw new Error('The chunk is gone');
  });
  render(<Stats stats={stats} />);
  await loadAndStart();
  jest.dontMock('react-countup');

  expect(counting()).toEqual([]);
  expect(screen.getByText('£10.5M')).toBeVisible();
});

async function loadAndStart() {
  await load();
  act(enterViewport);
}

async function load() {
  approach();
  await act(async () => {
    await jest.advanceTimersByTimeAsync(20);
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
