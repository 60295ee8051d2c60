import type { Notification } from 'shared-content/contract/page';
import { showPlainNotice } from './plainNotice';

/**
 * Shows a toast. The toasts' code is fetched when the first is needed; where it cannot be fetched the text is
 * shown plainly and the next call tries again. Never throws.
 */
export function notify(notification: Notification): void {
  import(/* webpackChunkName: "toasts" */ './toaster').then(
    ({ showToast }) => {
      showToast(notification);
    },
    (cause: unknown) => {
      console.error('The toasts could not be loaded; this one is shown plainly.', cause);
      showPlainNotice(notification);
    },
  );
}
