import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  onError: (error: unknown) => void;
  /** Renders the stand-in; `renderAgain` renders the children once more. */
  fallback: (renderAgain: () => void) => ReactNode;
}

/** Shows a stand-in for children that have thrown. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
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
    return this.state.failed ? this.props.fallback(this.renderAgain) : this.props.children;
  }
}
