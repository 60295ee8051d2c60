import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { Notification } from 'shared-content/contract';
import styles from './ToastText.module.scss';

export function ToastText({ kind, title, description }: Notification) {
  const Icon = kind === 'error' ? TriangleAlert : CircleCheck;
  return (
    <div className={styles.body}>
      <Icon className={styles.icon} aria-hidden size={24} strokeWidth={1.5} />
      <div>
        <strong className={styles.title}>{title}</strong>
        <p>{description}</p>
      </div>
    </div>
  );
}
