import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { business, type Business } from 'shared-content/business';
import type { RemoteName } from 'shared-content/contract/remotes';
import type { RemotePages } from '../loading/pages';
import { retryWithBackoff } from '../loading/retry';
import { usePageShown } from '../navigation/usePageShown';
import { ContactList } from '../ContactWays/ContactWays';
import styles from './FailedPage.module.scss';

interface FailedPageProps {
  remote: RemoteName;
  pages: Pick<RemotePages, 'load' | 'lastLoad' | 'has'>;
  renderAgain: () => void;
}

/**
 * Stands in for a page that did not load or that threw. It tries again when the visitor presses the button or follows the
 * page's link again. A page that did not load is also tried again automatically.
 */
export function FailedPage({ remote, pages, renderAgain }: FailedPageProps) {
  const { key } = useLocation();
  const triedKey = useRef(key);
  const [retrying, setRetrying] = useState(false);
  usePageShown(business.name);

  const retry = useCallback(async () => {
    setRetrying(true);
    try {
      await pages.load(remote);
      startTransition(renderAgain);
    } catch {
      setRetrying(false);
    }
  }, [renderAgain, pages, remote]);

  useEffect(() => {
    // A loaded page has thrown, and would throw again.
    if (pages.has(remote)) return;
    let left = false;
    const attempt = () => (left ? Promise.resolve() : pages.load(remote));
    void retryWithBackoff<unknown>(attempt, pages.lastLoad(remote)).then(() => {
      if (!left) startTransition(renderAgain);
    });
    return () => {
      left = true;
    };
  }, [renderAgain, pages, remote]);

  useEffect(() => {
    if (triedKey.current === key) return;
    triedKey.current = key;
    void retry();
  }, [key, retry]);

  return <FailureNotice business={business} retrying={retrying} onRetry={() => void retry()} />;
}

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
