import type { Notification } from 'shared-content/contract/page';
import styles from './notify.module.scss';

/**
 * Shows a toast. The toasts' code is loaded when the first is shown; where it cannot be loaded the text is shown plainly
 * and the next call tries again. Never throws.
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

/** The latest plain notice of each text. */
const shown = new Map<string, HTMLElement>();

/** Shows a notification without the toast library, in place of one with the same text. It stays until it is dismissed. */
function showPlainNotice({ kind, title, description }: Notification) {
  const notice = document.createElement('div');
  notice.className = styles.notice ?? '';
  notice.dataset.kind = kind;
  notice.setAttribute('role', kind === 'error' ? 'alert' : 'status');

  const text = document.createElement('p');
  const heading = document.createElement('strong');
  heading.textContent = title;
  text.append(heading, ` ${description}`);
  const dismiss = document.createElement('button');
  dismiss.type = 'button';
  dismiss.textContent = 'Dismiss';
  dismiss.addEventListener('click', () => {
    notice.remove();
  });

  notice.append(text, dismiss);
  const key = text.textContent;
  shown.get(key)?.remove();
  shown.set(key, notice);
  document.body.append(notice);
}
