import { Component, type ReactNode } from 'react';
import { business } from 'shared-content/business';
import { FailureNotice } from './FailureNotice';

interface OutletBoundaryProps {
  children: ReactNode;
  /** Loads the document of the present address. */
  onError: (error: unknown) => void;
}

/**
 * Outlives the pages. It catches what React throws while a page is taken away, when that page's own boundary is gone
 * already: a clean-up of an effect, or nodes that an extension or a translator has moved. React no longer knows then
 * what is in the document, so the browser loads it anew.
 */
export class OutletBoundary extends Component<OutletBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <FailureNotice
        business={business}
        retrying
        onRetry={() => {
          location.reload();
        }}
      />
    );
  }
}
