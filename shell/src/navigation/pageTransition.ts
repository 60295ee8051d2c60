/** The old page stands still for so many milliseconds at most: a step back can overtake the new one. */
const longestWaitMs = 1000;

let arrived: (() => void) | undefined;

/** Runs a change of page, cross-fading where the browser can and the reader wants motion. */
export function pageTransition(go: () => void): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!('startViewTransition' in document) || still) {
    go();
    return;
  }
  const transition = document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        arrived = resolve;
        setTimeout(resolve, longestWaitMs);
        go();
      }),
  );
  // A transition that another one overtakes is skipped: no failure.
  transition.ready.catch(() => undefined);
  transition.finished.catch(() => undefined);
}

/** Tells a running transition that the new page is in the document. */
export function pageChanged(): void {
  arrived?.();
  arrived = undefined;
}
