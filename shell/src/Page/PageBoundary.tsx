import { Component, type ReactNode, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { business } from 'shared-content/business';
import type { RemoteName } from 'shared-content/contract/remotes';
import type { RemotePages } from '../loading/remotePages';
import { retryWithBackoff } from '../loading/retry';
import { usePageShown } from '../navigation/SiteRouter';
import { FailureNotice } from './FailureNotice';

interface FailedPageProps {
  remote: RemoteName;
  pages: Pick<RemotePages, 'load' | 'lastLoad' | 'has'>;
  /** Renders the page again. */
  renderAgain: () => void;
}

interface PageBoundaryProps extends Omit<FailedPageProps, 'renderAgain'> {
  children: ReactNode;
  onError: (error: unknown) => void;
}

/** Confines the error of a page to its place: header, footer and the other pages go on. */
export class PageBoundary extends Component<PageBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  private readonly renderAgain = () => {
    this.setState({ failed: false });
  };

  override render() {
    const { remote, pages, children } = this.props;
    if (!this.state.failed) return children;
    return <FailedPage remote={remote} pages={pages} renderAgain={this.renderAgain} />;
  }
}

/**
 * Stands in for a page that could not be loaded or that threw. Tries again when asked and when the page's link is
 * followed again; a page that could not be loaded also by itself, until it is.
 */
function FailedPage({ remote, pages, renderAgain }: FailedPageProps) {
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
    // A page that is loaded has thrown, and would throw again.
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
