import type { Notification } from 'shared-content/contract/page';
import styles from './plainNotice.module.scss';

/** The last notice of each text. */
const shown = new Map<string, HTMLElement>();

/** Shows a notification without the toast library, in place of one that says the same. It stays until it is dismissed. */
export function showPlainNotice({ kind, title, description }: Notification) {
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
  const said = text.textContent;
  shown.get(said)?.remove();
  shown.set(said, notice);
  document.body.append(notice);
}
