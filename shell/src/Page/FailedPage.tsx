import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { business } from 'shared-content/business';
import type { RemoteName } from 'shared-content/contract/remotes';
import { FailureNotice } from './FailureNotice';
import type { RemotePages } from '../loading/remotePages';
import { useArrival } from '../navigation/useArrival';

interface FailedPageProps {
  remote: RemoteName;
  pages: Pick<RemotePages, 'load'>;
  /** Renders the page anew. */
  again: () => void;
}

/**
 * Stands in for a page that could not be loaded or that threw; tries again when asked, when the page's link
 * is followed once more, and when back online.
 */
export function FailedPage({ remote, pages, again }: FailedPageProps) {
  const { key } = useLocation();
  const tried = useRef(key);
  const [retrying, setRetrying] = useState(false);
  useArrival(business.name);

  const retry = useCallback(async () => {
    setRetrying(true);
    try {
      await pages.load(remote);
      startTransition(again);
    } catch {
      setRetrying(false);
    }
  }, [again, pages, remote]);

  useEffect(() => {
    const onOnline = () => void retry();
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('online', onOnline);
    };
  }, [retry]);

  useEffect(() => {
    if (tried.current === key) return;
    tried.current = key;
    void retry();
  }, [key, retry]);

  return <FailureNotice business={business} retrying={retrying} onRetry={() => void retry()} />;
}
