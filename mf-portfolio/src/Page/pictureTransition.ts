import { isDialogLoaded } from './useDialogChunk';

/** The longest time that the page stays frozen if the dialog does not appear. */
const longestFreezeMs = 1000;

let opening = false;
let shown: (() => void) | undefined;

/**
 * Opens the dialog. The card's picture grows into the dialog's if the browser supports view transitions and the
 * reader does not prefer reduced motion. Further calls do nothing until the dialog is in the document.
 */
export function openWithTransition(open: () => void, picture: HTMLElement | null): void {
  if (opening) return;
  // A transition freezes the page until the dialog is in the document, so it does not wait for the dialog's script.
  const canGrow = picture && isDialogLoaded() && 'startViewTransition' in document;
  if (!canGrow || prefersReducedMotion()) {
    open();
    return;
  }
  opening = true;
  picture.style.viewTransitionName = 'case-study-picture';
  const transition = document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        // Now the dialog's picture takes over the name, in its style sheet.
        picture.style.viewTransitionName = '';
        shown = resolve;
        setTimeout(resolve, longestFreezeMs);
        open();
      }),
  );
  const done = () => {
    opening = false;
  };
  transition.updateCallbackDone.then(done, done);
  // These reject when another transition starts, which is no failure.
  transition.ready.catch(() => undefined);
  transition.finished.catch(() => undefined);
}

/** Tells a running transition that the dialog is in the document. */
export function dialogShown(): void {
  shown?.();
  shown = undefined;
}

function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
