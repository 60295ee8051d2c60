const rise = [
  { opacity: 0, transform: 'translateY(16px)' },
  { opacity: 1, transform: 'none' },
];
const duration = 500;
const stagger = 60;

/** How far below the screen an element begins to wait, as a margin of the screen. */
const near = '0px 0px 10% 0px';

/**
 * Lets elements fade in and rise, once, when they are scrolled into view; those that come into view together
 * follow one another. An element waits unseen from when it is close below the screen: what is far down stays as
 * it is, and so does what is in view already or comes into view in one leap. Nothing at all happens where the
 * reader asked for less motion, so that content never depends on it. Call it from an effect.
 *
 * @returns a function that stops watching and shows everything.
 */
export function revealOnScroll(elements: Iterable<HTMLElement>): () => void {
  if (!('IntersectionObserver' in window) || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    return () => undefined;
  }

  const waiting = new Map<Element, Animation>();
  const coming = observe(near, (entries) => {
    for (const { target, boundingClientRect } of entries) {
      coming.unobserve(target);
      if (boundingClientRect.top < window.innerHeight) continue;
      waiting.set(target, unseen(target));
      arriving.observe(target);
    }
  });
  const arriving = observe('0px', (entries) => {
    for (const [position, { target }] of entries.entries()) {
      const animation = waiting.get(target);
      animation?.effect?.updateTiming({ delay: position * stagger });
      animation?.play();
      waiting.delete(target);
      arriving.unobserve(target);
    }
  });
  const showAll = () => {
    for (const animation of waiting.values()) animation.cancel();
    waiting.clear();
    coming.disconnect();
    arriving.disconnect();
  };

  for (const element of elements) coming.observe(element);
  window.addEventListener('beforeprint', showAll, { once: true });

  return () => {
    window.removeEventListener('beforeprint', showAll);
    showAll();
  };
}

/** Tells of the elements that come into the screen and its margin. */
function observe(rootMargin: string, onCome: (entries: IntersectionObserverEntry[]) => void) {
  return new IntersectionObserver(
    (entries) => {
      onCome(entries.filter(({ isIntersecting }) => isIntersecting));
    },
    { rootMargin },
  );
}

/** The animation that the element waits at the beginning of. */
function unseen(element: Element): Animation {
  const animation = element.animate(rise, {
    duration,
    easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    fill: 'backwards',
  });
  animation.pause();
  return animation;
}
