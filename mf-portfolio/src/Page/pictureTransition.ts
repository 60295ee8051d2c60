import { viewTransition } from 'shared-content/ui/viewTransition';
import { isDialogLoaded } from './useDialogChunk';

let opening = false;

/**
 * Opens the dialog, growing the card's picture into the dialog's where the browser can and the reader wants
 * motion. Called again before the dialog is in the document, by a second click, it does nothing.
 */
export function openWithTransition(open: () => void, picture: HTMLElement | null): void {
  if (opening) return;
  // A transition freezes the page until the dialog is in the document: too long where its script is not loaded yet.
  if (!picture || !isDialogLoaded()) {
    open();
    return;
  }
  opening = true;
  // The same name as in the style sheet of the dialog's picture, which has it from the change on.
  picture.style.viewTransitionName = 'case-study-picture';
  const end = () => {
    opening = false;
  };
  viewTransition(() => {
    picture.style.viewTransitionName = '';
    open();
  }).then(end, end);
}
