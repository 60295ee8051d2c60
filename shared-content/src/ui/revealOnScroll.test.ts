import { revealOnScroll } from './revealOnScroll';

// jsdom neither scrolls nor animates: these stand in for the browser, and show what was asked of it.
interface PlayedAnimation {
  state: 'running' | 'hidden' | 'rising' | 'shown';
  delay: number;
}

const animations = new Map<Element, PlayedAnimation>();
interface Watcher {
  targets: Set<Element>;
  notice: (entries: Partial<IntersectionObserverEntry>[]) => void;
}
/** One observer for what is close below the viewport, one for what enters it. */
let approaching: Watcher | undefined;
let entering: Watcher | undefined;

beforeEach(() => {
  animations.clear();
  approaching = entering = undefined;
  document.body.innerHTML = '';
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
      const played: PlayedAnimation = { state: 'running', delay: 0 };
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

/** Observed elements, each at a distance in pixels below the top of the viewport. */
function elements(...tops: number[]) {
  const made = tops.map(() => document.body.appendChild(document.createElement('section')));
  const stop = revealOnScroll(made);
  const place = (element: Element) => tops[made.findIndex((one) => one === element)] ?? NaN;
  const look = (watcher: Watcher | undefined, reach: number) => {
    const entries = [...(watcher?.targets ?? [])].map((target) => ({
      target,
      isIntersecting: place(target) < reach,
      boundingClientRect: new DOMRect(0, place(target), 100, 100),
    }));
    if (entries.length > 0) watcher?.notice(entries);
  };
  const scrollBy = (distance: number) => {
    for (const position of tops.keys()) tops[position] = (tops[position] ?? NaN) - distance;
    look(approaching, 1000);
    look(entering, 800);
  };
  scrollBy(0);
  return {
    made,
    stop,
    scrollBy,
    watched: () => [...(approaching?.targets ?? []), ...(entering?.targets ?? [])],
  };
}

const states = (...elements: Element[]) => elements.map((element) => animations.get(element)?.state);

test('an element in view already stays as it is', () => {
  const { made, watched } = elements(799);
  expect(states(...made)).toEqual([undefined]);
  expect(watched()).toEqual([]);
});

test('an element close below the viewport is hidden, and rises when it is scrolled into view', () => {
  const { made, scrollBy } = elements(900);
  expect(states(...made)).toEqual(['hidden']);
  scrollBy(50);
  expect(states(...made)).toEqual(['hidden']);
  scrollBy(100);
  expect(states(...made)).toEqual(['rising']);
});

test('an element far down is hidden only when it is close', () => {
  const { made, scrollBy } = elements(2000);
  expect(states(...made)).toEqual([undefined]);
  scrollBy(1100);
  expect(states(...made)).toEqual(['hidden']);
});

test('an element that enters in one jump is shown without an animation', () => {
  const { made, scrollBy, watched } = elements(2000);
  scrollBy(1500);
  expect(states(...made)).toEqual([undefined]);
  expect(watched()).toEqual([]);
});

test('what is still hidden or rising is shown with a later element that enters in one jump', () => {
  const { made, scrollBy } = elements(900, 2000);
  scrollBy(1500);
  expect(states(...made)).toEqual(['shown', undefined]);
});

test('elements that enter together rise one after another', () => {
  const { made, scrollBy } = elements(900, 900, 900);
  scrollBy(200);
  expect(made.map((card) => animations.get(card)?.delay)).toEqual([0, 60, 120]);
});

test('an element rises once', () => {
  const { scrollBy, watched } = elements(900);
  scrollBy(200);
  expect(watched()).toEqual([]);
});

test.each([
  [
    'the page is left',
    (stop: () => void) => {
      stop();
    },
  ],
  ['the page is printed', () => window.dispatchEvent(new Event('beforeprint'))],
])('everything is shown when %s', (_, happen) => {
  const { made, stop, watched } = elements(900, 2000);
  happen(stop);
  expect(states(...made)).toEqual(['shown', undefined]);
  expect(watched()).toEqual([]);
});

test('after the page is left nothing listens for printing', () => {
  const { stop } = elements(900);
  const forget = jest.spyOn(window, 'removeEventListener');
  stop();
  expect(forget).toHaveBeenCalledWith('beforeprint', expect.any(Function));
});

test('nothing moves for a reader who wants no motion', () => {
  const media = jest.fn().mockReturnValue({ matches: true });
  window.matchMedia = media;
  const { made } = elements(900);
  expect(states(...made)).toEqual([undefined]);
  expect(media).toHaveBeenCalledWith('(prefers-reduced-motion: reduce)');
});

test('a browser that cannot tell what is in view shows everything', () => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  const { made, stop } = elements(900);
  expect(states(...made)).toEqual([undefined]);
  expect(stop).not.toThrow();
});
