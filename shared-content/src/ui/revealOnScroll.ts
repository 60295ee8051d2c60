const rise = [
  { opacity: 0, transform: 'translateY(16px)' },
  { opacity: 1, transform: 'none' },
];
const durationMs = 500;
const staggerMs = 60;

/** How far below the viewport an element is hidden already, as a root margin. */
const near = '0px 0px 10% 0px';

/**
 * Lets the elements with `data-reveal` that a container has now fade in and rise, once, when they are scrolled into
 * view; elements that enter together start one after another. An element is hidden only when it is close below the
 * viewport. After a jump the elements in view, and all before them, are shown without an animation: no heading appears
 * after its cards. For visitors who prefer reduced motion nothing is hidden. Pass it to the container as its `ref`.
 *
 * @returns a function that stops observing and shows everything
 */
export function revealOnScroll(container: Element | null): () => void {
  const hasMotion =
    'IntersectionObserver' in window && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!container || !hasMotion) return () => undefined;

  /** The animations of hidden and risen elements. */
  const animations = new Map<Element, Animation>();
  const approaching = observe(near, (entries) => {
    for (const { target, boundingClientRect } of entries) {
      approaching.unobserve(target);
      if (boundingClientRect.top < window.innerHeight) {
        cancelAll();
        continue;
      }
      animations.set(target, hide(target));
      entering.observe(target);
    }
  });
  const entering = observe('0px', (entries) => {
    for (const [position, { target }] of entries.entries()) {
      const animation = animations.get(target);
      animation?.effect?.updateTiming({ delay: position * staggerMs });
      animation?.play();
      entering.unobserve(target);
    }
  });
  const cancelAll = () => {
    for (const animation of animations.values()) animation.cancel();
    animations.clear();
  };
  const showAll = () => {
    cancelAll();
    approaching.disconnect();
    entering.disconnect();
  };

  for (const element of container.querySelectorAll('[data-reveal]')) approaching.observe(element);
  window.addEventListener('beforeprint', showAll, { once: true });

  return () => {
    window.removeEventListener('beforeprint', showAll);
    showAll();
  };
}

/** Calls back with the elements that enter the viewport and its margin. */
function observe(rootMargin: string, onEnter: (entries: IntersectionObserverEntry[]) => void) {
  return new IntersectionObserver(
    (entries) => {
      onEnter(entries.filter(({ isIntersecting }) => isIntersecting));
    },
    { rootMargin },
  );
}

/** Hides the element: holds its animation at the start. */
function hide(element: Element): Animation {
  const animation = element.animate(rise, {
    duration: durationMs,
    easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    fill: 'backwards',
  });
  animation.pause();
  return animation;
}
