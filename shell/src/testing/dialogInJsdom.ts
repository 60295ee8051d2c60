/** What jsdom leaves out of modal dialogs: opening and closing, with the browser's events. */
export function provideDialog() {
  const change = (dialog: HTMLDialogElement, open: boolean) => {
    dialog.open = open;
    dialog.dispatchEvent(new Event(open ? 'toggle' : 'close'));
  };
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    change(this, true);
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    change(this, false);
  };
}
