/** Gives jsdom's dialogs the methods that it leaves out: opening and closing, with the browser's events. */
export function installFakeDialog() {
  const setOpen = (dialog: HTMLDialogElement, open: boolean) => {
    dialog.open = open;
    dialog.dispatchEvent(new Event(open ? 'toggle' : 'close'));
  };
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    setOpen(this, true);
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    setOpen(this, false);
  };
}
