import { type RefObject, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';

/**
 * Closes the drawer and keeps the focus in it where the browser does not. Returns whether it is open.
 *
 * @param path of the page that is shown: the drawer closes when it changes.
 */
export function useDrawer(drawer: RefObject<HTMLDialogElement | null>, path: string): boolean {
  useEffect(() => {
    const dialog = drawer.current;
    if (!dialog) return undefined;
    // Only the style sheet knows which screens have a drawer. An open dialog that it hides still blocks the page.
    const closeWhereHidden = () => {
      if (dialog.open && dialog.getClientRects().length === 0) dialog.close();
    };
    dialog.addEventListener('click', closeOnLinkOrBackdrop);
    dialog.addEventListener('keydown', keepFocusInside);
    window.addEventListener('resize', closeWhereHidden);
    return () => {
      dialog.removeEventListener('click', closeOnLinkOrBackdrop);
      dialog.removeEventListener('keydown', keepFocusInside);
      window.removeEventListener('resize', closeWhereHidden);
    };
  }, [drawer]);

  // Before the new page takes the focus: closing returns the focus to the menu button.
  useLayoutEffect(() => {
    const dialog = drawer.current;
    return () => {
      if (dialog?.open) dialog.close();
    };
  }, [drawer, path]);

  return useSyncExternalStore(
    (changed) => {
      const dialog = drawer.current;
      dialog?.addEventListener('toggle', changed);
      dialog?.addEventListener('close', changed);
      return () => {
        dialog?.removeEventListener('toggle', changed);
        dialog?.removeEventListener('close', changed);
      };
    },
    () => drawer.current?.open ?? false,
    () => false,
  );
}

/** Runs a button's command in browsers without invoker commands. */
export function invoke(command: 'show-modal' | 'close', dialog: HTMLDialogElement | null) {
  if ('command' in HTMLButtonElement.prototype) return;
  if (command === 'show-modal') dialog?.showModal();
  else dialog?.close();
}

function closeOnLinkOrBackdrop({ currentTarget, target }: Event) {
  if (!(currentTarget instanceof HTMLDialogElement) || !(target instanceof Element)) return;
  // The dialog has no padding, so a click on the dialog itself is a click on its backdrop.
  if (target === currentTarget || target.closest('a')) currentTarget.close();
}

// Tab would leave even a modal dialog, for the browser's own controls.
function keepFocusInside(event: KeyboardEvent) {
  if (event.key !== 'Tab' || !(event.currentTarget instanceof HTMLElement)) return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button')];
  const [from, to] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
