import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { business } from 'shared-content/business';
import type { RemoteName } from 'shared-content/contract/remotes';
import type { RemotePages } from '../loading/pages';
import { retryWithBackoff } from '../loading/retry';
import { usePageShown } from '../navigation/usePageShown';
import { FailureNotice } from './FailureNotice';

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
