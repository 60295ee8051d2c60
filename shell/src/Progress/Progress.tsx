import styles from './Progress.module.scss';

interface ProgressProps {
  /** A page is being loaded. */
  loading: boolean;
}

/**
 * A course of bricks laid under the header while a page loads. Always render it: a live region that comes
 * together with its text is not announced.
 */
export function Progress({ loading }: ProgressProps) {
  return (
    <div className={styles.progress} role="status">
      {loading && (
        <div className={styles.course}>
          <span className={styles.text}>Loading</span>
        </div>
      )}
    </div>
  );
}
