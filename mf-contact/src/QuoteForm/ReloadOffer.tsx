import styles from './ReloadOffer.module.scss';

interface ReloadOfferProps {
  message: string;
  label: string;
  onReload: () => void;
}

/** Says why the form of a tab that was opened long ago cannot be sent, and reloads it with what was typed. */
export function ReloadOffer({ message, label, onReload }: ReloadOfferProps) {
  return (
    <div className={styles.offer}>
      <p role="alert">{message}</p>
      <button className={styles.button} type="button" data-variant="outline" onClick={onReload}>
        {label}
      </button>
    </div>
  );
}
