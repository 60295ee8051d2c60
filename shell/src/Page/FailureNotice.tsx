import type { Business } from 'shared-content/business';
import styles from './FailureNotice.module.scss';

interface FailureNoticeProps {
  business: Pick<Business, 'mobile' | 'office' | 'email'>;
  onRetry: () => void;
  /** Another attempt is pending. */
  retrying: boolean;
}

/** Stands in for a page that could not be loaded or that threw, so that the visitor still has the numbers. */
export function FailureNotice({ business, onRetry, retrying }: FailureNoticeProps) {
  const { mobile, office, email } = business;
  return (
    <div>
      <div className={styles.notice}>
        <h1 tabIndex={-1}>This page could not be loaded</h1>
        <p className={styles.lead}>
          We are sorry: something went wrong on our side or on the way. The rest of the site works, and so
          does the telephone.
        </p>
        <dl className={styles.contact}>
          <dt>Mobile</dt>
          <dd>
            <a href={mobile.href}>{mobile.display}</a>
          </dd>
          <dt>Office</dt>
          <dd>
            <a href={office.href}>{office.display}</a>
          </dd>
          <dt>Email</dt>
          <dd>
            <a href={email.href}>{email.display}</a>
          </dd>
        </dl>
        {/* Not `disabled`, which would take the focus away from a keyboard user who waits on it. */}
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
