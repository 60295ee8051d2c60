/** The longest wait for `viewChanged`, during which the document is frozen. */
const longestFreezeMs = 1000;

let resolveChange: (() => void) | undefined;

/**
 * Changes the document, with a view transition if the browser has them and the visitor wants motion. Call `viewChanged`
 * once the change is in the document.
 *
 * @param change starts the change, which React may finish later
 * @returns a promise that is fulfilled when the change is in the document, before the animation ends
 */
export async function viewTransition(change: () => void): Promise<void> {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    change();
    return;
  }
  const transition = document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        resolveChange = resolve;
        setTimeout(resolve, longestFreezeMs);
        change();
      }),
  );
  // Both are rejected if another transition starts before this one ends.
  transition.ready.catch(() => undefined);
  transition.finished.catch(() => undefined);
  await transition.updateCallbackDone;
}

/** Tells a running transition that its change is in the document. */
export function viewChanged(): void {
  resolveChange?.();
  resolveChange = undefined;
}
