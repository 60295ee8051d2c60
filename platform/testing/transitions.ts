import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** What each view transition of this page has moved or faded, as `old(name)` and `new(name)`. */
    transitions: string[][];
  }
}

/**
 * Records the view transitions of the documents that are opened from now on.
 *
 * @returns a function that gives those so far, once each has started to move.
 */
export async function watchTransitions(page: Page): Promise<() => Promise<string[][]>> {
  await page.addInitScript(record);
  return async () => {
    await page.waitForFunction(() => window.transitions.every(({ length }) => length > 0));
    return page.evaluate(() => window.transitions.map((seen) => seen.toSorted().toReversed()));
  };
}

function record() {
  window.transitions = [];
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    const seen: string[] = [];
    window.transitions.push(seen);
    void transition.ready.then(() => {
      for (const { effect } of document.getAnimations()) {
        const pseudo = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
        const name = /^::view-transition-((?:old|new)\(.*\))$/.exec(pseudo ?? '')?.[1];
        if (name && !seen.includes(name)) seen.push(name);
      }
    });
    return transition;
  };
}
