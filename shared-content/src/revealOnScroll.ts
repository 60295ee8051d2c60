const rise = [
  { opacity: 0, transform: 'translateY(16px)' },
  { opacity: 1, transform: 'none' },
];
const duration = 500;
const stagger = 60;

/**
 * Lets elements fade in and rise, once, when they are scrolled into view; those that come into view
 * together follow one another. What is in view already stays as it is, and nothing at all happens where
 * the reader asked for less motion, so that content never depends on it. Call it from an effect.
 *
 * @returns a function that stops watching and shows everything.
 */
export function revealOnScroll(elements: Iterable<HTMLElement>): () => void {
  if (!('IntersectionObserver' in window) || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    return () => undefined;
  }

  const waiting = new Map<Element, Animation>();
  const observer = new IntersectionObserver((entries) => {
    entries
      .filter(({ isIntersecting }) => isIntersecting)
      .forEach(({ target }, position) => {
        const animation = waiting.get(target);
        if (!animation) return;
        animation.effect?.updateTiming({ delay: position * stagger });
        animation.play();
        waiting.delete(target);
        observer.unobserve(target);
      });
  });
  const showAll = () => {
    waiting.forEach((animation) => {
      animation.cancel();
    });
    waiting.clear();
    observer.disconnect();
  };

  // All are measured before the first is animated: an animation makes the next measurement lay the page out anew.
  const below = [...elements].filter((element) => element.getBoundingClientRect().top >= window.innerHeight);
  for (const element of below) {
    const animation = element.animate(rise, {
      duration,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
      fill: 'backwards',
    });
    animation.pause();
    waiting.set(element, animation);
    observer.observe(element);
  }
  window.addEventListener('beforeprint', showAll, { once: true });

  return () => {
    window.removeEventListener('beforeprint', showAll);
    showAll();
  };
}
