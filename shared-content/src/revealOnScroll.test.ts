import { revealOnScroll } from './revealOnScroll';

// jsdom neither scrolls nor animates: these stand in for the browser, and show what was asked of it.
interface PlayedAnimation {
  state: 'running' | 'hidden' | 'rising' | 'shown';
  delay: number;
}

const animations = new Map<Element, PlayedAnimation>();
const watched = new Set<Element>();
let notice: (entries: { target: Element; isIntersecting: boolean }[]) => void;

beforeEach(() => {
  animations.clear();
  watched.clear();
  document.body.innerHTML = '';
  Object.assign(window, {
    innerHeight: 800,
    matchMedia: () => ({ matches: false }),
    IntersectionObserver: class {
      constructor(callback: typeof notice) {
        notice = callback;
      }
      observe = (element: Element) => watched.add(element);
      unobserve = (element: Element) => watched.delete(element);
      disconnect = () => {
        watched.clear();
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

/** An element whose top is so many pixels below the top of the screen. */
function elementAt(top: number) {
  const element = document.body.appendChild(document.createElement('section'));
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, 100);
  return element;
}

function scrollTo(...elements: Element[]) {
  notice([...watched].map((target) => ({ target, isIntersecting: elements.includes(target) })));
}

const states = (...elements: Element[]) => elements.map((element) => animations.get(element)?.state);

test('what is in view already stays as it is', () => {
  const visible = elementAt(799);
  revealOnScroll([visible]);
  expect(states(visible)).toEqual([undefined]);
  expect(watched.size).toBe(0);
});

test('what is below the screen rises when it is scrolled into view, and not before', () => {
  const [next, last] = [elementAt(800), elementAt(2000)];
  revealOnScroll([next, last]);
  expect(states(next, last)).toEqual(['hidden', 'hidden']);
  scrollTo();
  expect(states(next, last)).toEqual(['hidden', 'hidden']);
  scrollTo(next);
  expect(states(next, last)).toEqual(['rising', 'hidden']);
});

test('what comes into view together rises one after another', () => {
  const cards = [elementAt(900), elementAt(900), elementAt(900)];
  revealOnScroll(cards);
  scrollTo(...cards);
  expect(cards.map((card) => animations.get(card)?.delay)).toEqual([0, 60, 120]);
});

test('it rises once', () => {
  const element = elementAt(900);
  revealOnScroll([element]);
  scrollTo(element);
  expect(watched).not.toContain(element);
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
  const elements = [elementAt(900), elementAt(2000)];
  happen(revealOnScroll(elements));
  expect(states(...elements)).toEqual(['shown', 'shown']);
  expect(watched.size).toBe(0);
});

test('a page that was left hears nothing of printing', () => {
  const element = elementAt(900);
  const forget = jest.spyOn(window, 'removeEventListener');
  revealOnScroll([element])();
  expect(forget).toHaveBeenCalledWith('beforeprint', expect.any(Function));
});

test('nothing moves for a reader who wants no motion', () => {
  const media = jest.fn().mockReturnValue({ matches: true });
  window.matchMedia = media;
  const element = elementAt(900);
  revealOnScroll([element]);
  expect(states(element)).toEqual([undefined]);
  expect(media).toHaveBeenCalledWith('(prefers-reduced-motion: reduce)');
});

test('a browser that cannot tell what is in view shows everything', () => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  const element = elementAt(900);
  const stop = revealOnScroll([element]);
  expect(states(element)).toEqual([undefined]);
  expect(stop).not.toThrow();
});
