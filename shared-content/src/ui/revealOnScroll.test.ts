import { revealOnScroll } from './revealOnScroll';

// jsdom neither scrolls nor animates: these stand in for the browser.
type State = 'running' | 'hidden' | 'rising' | 'shown';
interface Watcher {
  targets: Set<Element>;
  notice: (entries: Partial<IntersectionObserverEntry>[]) => void;
}

const animations = new Map<Element, { state: State; delay: number }>();
/** The observers of elements close below the viewport and of elements that enter it. */
let approaching: Watcher | undefined;
let entering: Watcher | undefined;

beforeEach(() => {
  animations.clear();
  approaching = entering = undefined;
  Object.assign(window, {
    innerHeight: 800,
    matchMedia: () => ({ matches: false }),
    IntersectionObserver: class {
      targets = new Set<Element>();
      constructor(notice: Watcher['notice'], { rootMargin }: { rootMargin: string }) {
        const watcher = { targets: this.targets, notice };
        if (rootMargin === '0px') entering = watcher;
        else approaching = watcher;
      }
      observe = (element: Element) => this.targets.add(element);
      unobserve = (element: Element) => this.targets.delete(element);
      disconnect = () => {
        this.targets.clear();
      };
    },
  });
  Object.assign(Element.prototype, {
    animate(this: Element) {
      const played: { state: State; delay: number } = { state: 'running', delay: 0 };
      animations.set(this, played);
      return {
        effect: { updateTiming: (timing: { delay: number }) => Object.assign(played, timing) },
        pause: () => (played.state = 'hidden'),
        play: () => (played.state = 'rising'),
        cancel: () => (played.state = 'shown'),
      };
    },
  });
});

/** Elements at distances in pixels below the top of the viewport. */
function elements(...tops: number[]) {
  document.body.innerHTML = '<p data-reveal>Elsewhere</p><main></main>';
  const [container = document.body] = document.getElementsByTagName('main');
  container.innerHTML = tops.map(() => '<section data-reveal><p>A text</p></section>').join('');
  const made = [...container.children];
  const stop = revealOnScroll(container);
  const look = (watcher: Watcher | undefined, reach: number) => {
    const entries = [...(watcher?.targets ?? [])].map((target) => {
      const top = tops[made.findIndex((element) => element === target)] ?? NaN;
      return { target, isIntersecting: top < reach, boundingClientRect: new DOMRect(0, top, 100, 100) };
    });
    if (entries.length > 0) watcher?.notice(entries);
  };
  const scrollBy = (distance: number) => {
    for (const position of tops.keys()) tops[position] = (tops[position] ?? NaN) - distance;
    look(approaching, 1000);
    look(entering, 800);
  };
  scrollBy(0);
  return {
    stop,
    scrollBy,
    states: () => made.map((element) => animations.get(element)?.state),
    delays: () => made.map((element) => animations.get(element)?.delay),
    watched: () => (approaching?.targets.size ?? 0) + (entering?.targets.size ?? 0),
  };
}

test('an element in view stays as it is', () => {
  const { states, watched } = elements(799);
  expect(states()).toEqual([undefined]);
  expect(watched()).toBe(0);
});

test('an element is hidden close below the viewport and rises once when it is scrolled into view', () => {
  const { states, scrollBy, watched } = elements(2000);
  expect(states()).toEqual([undefined]);
  scrollBy(1100);
  expect(states()).toEqual(['hidden']);
  scrollBy(50);
  expect(states()).toEqual(['hidden']);
  scrollBy(100);
  expect(states()).toEqual(['rising']);
  expect(watched()).toBe(0);
});

test('after a jump the element in view and every earlier one are shown without an animation', () => {
  const { states, scrollBy, watched } = elements(900, 2000);
  scrollBy(1500);
  expect(states()).toEqual(['shown', undefined]);
  expect(watched()).toBe(0);
});

test('elements that enter together rise one after another', () => {
  const { delays, scrollBy } = elements(900, 900, 900);
  scrollBy(200);
  expect(delays()).toEqual([0, 60, 120]);
});

test.each<[string, (stop: () => void) => void]>([
  [
    'the page is left',
    (stop) => {
      stop();
    },
  ],
  ['the page is printed', () => window.dispatchEvent(new Event('beforeprint'))],
])('everything is shown when %s', (_, happen) => {
  const forget = jest.spyOn(window, 'removeEventListener');
  const { states, stop, watched } = elements(900, 2000);
  happen(stop);
  expect(states()).toEqual(['shown', undefined]);
  expect(watched()).toBe(0);
  stop();
  expect(forget).toHaveBeenCalledWith('beforeprint', expect.any(Function));
});

test('nothing moves for a visitor who wants no motion, or in a browser without IntersectionObserver', () => {
  window.matchMedia = jest.fn(
    (query) => ({ matches: query === '(prefers-reduced-motion: reduce)' }) as MediaQueryList,
  );
  expect(elements(900).states()).toEqual([undefined]);
  Reflect.deleteProperty(window, 'IntersectionObserver');
  const { states, stop } = elements(900);
  expect(states()).toEqual([undefined]);
  expect(stop).not.toThrow();
});
