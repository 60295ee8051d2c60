import { X } from 'lucide-react';
import styles from './DismissButton.module.scss';

interface DismissButtonProps {
  closeToast: (byVisitor: boolean) => void;
}

export function DismissButton({ closeToast }: DismissButtonProps) {
  return (
    <button
      className={styles.dismiss}
      type="button"
      aria-label="Dismiss"
      onClick={() => {
        closeToast(true);
      }}
    >
      <X aria-hidden size={22} strokeWidth={1.5} />
    </button>
  );
}
