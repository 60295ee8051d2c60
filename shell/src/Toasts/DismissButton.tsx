import { X } from 'lucide';
import { Icon } from 'shared-content/ui/Icon';
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
      <Icon of={X} size={22} />
    </button>
  );
}
