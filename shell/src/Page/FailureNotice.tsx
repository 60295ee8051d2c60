import type { Business } from 'shared-content/business';
import { ContactList } from '../ContactWays/ContactWays';
import styles from './FailureNotice.module.scss';

interface FailureNoticeProps {
  business: Pick<Business, 'mobile' | 'office' | 'email'>;
  onRetry: () => void;
  /** Another attempt is pending. */
  retrying: boolean;
}

/** Replaces a page that did not load or that threw: the visitor still has the numbers. */
export function FailureNotice({ business, onRetry, retrying }: FailureNoticeProps) {
  return (
    <div>
      <div className={styles.notice}>
        <h1 tabIndex={-1}>This page could not be loaded</h1>
        <p className={styles.lead}>
          We are sorry: something went wrong on our side or on the way. The rest of the site works, and so
          does the telephone.
        </p>
        <ContactList business={business} className={styles.contact} />
        {/* Not `disabled`, which would take the focus from a keyboard user who waits. */}
        <button
          className={styles.retry}
          type="button"
          aria-disabled={retrying}
          onClick={() => {
            if (!retrying) onRetry();
          }}
        >
          {retrying ? 'Trying again…' : 'Try again'}
        </button>
      </div>
      <div className={styles.wall} />
    </div>
  );
}
