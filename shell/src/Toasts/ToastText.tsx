import { CircleCheck, TriangleAlert } from 'lucide';
import type { Notification } from 'shared-content/contract/page';
import { Icon } from 'shared-content/ui/Icon';
import styles from './ToastText.module.scss';

export function ToastText({ kind, title, description }: Notification) {
  return (
    <div className={styles.body}>
      <Icon of={kind === 'error' ? TriangleAlert : CircleCheck} className={styles.icon} />
      <div>
        <strong className={styles.title}>{title}</strong>
        <p>{description}</p>
      </div>
    </div>
  );
}
