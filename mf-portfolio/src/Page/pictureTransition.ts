import { dialogIsAtHand } from './useDialogChunk';

/** The page stands still for so many milliseconds at most, should the dialog not come. */
const longestWait = 1000;

let opening = false;
let shown: (() => void) | undefined;

/**
 * Opens the dialog, growing the card's picture into the dialog's where the browser can and the reader wants
 * motion. Called again before the dialog is there, by a second click, it does nothing.
 */
export function growInto(open: () => void, picture: HTMLElement | null): void {
  if (opening) return;
  // A transition freezes the page until the dialog is there: not while its script is still on the way.
  const atOnce = !picture || !dialogIsAtHand();
  if (atOnce || !('startViewTransition' in document) || wantsStillness()) {
    open();
    return;
  }
  opening = true;
  picture.style.viewTransitionName = 'case-study-picture';
  const transition = document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        // From here on the dialog's picture has the name, by its style sheet.
        picture.style.viewTransitionName = '';
        shown = resolve;
        setTimeout(resolve, longestWait);
        open();
      }),
  );
  const done = () => {
    opening = false;
  };
  transition.updateCallbackDone.then(done, done);
  // A transition that another one overtakes is skipped: no failure.
  transition.ready.catch(() => undefined);
  transition.finished.catch(() => undefined);
}

/** Tells a running transition that the dialog is in the document. */
export function dialogShown(): void {
  shown?.();
  shown = undefined;
}

function wantsStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
