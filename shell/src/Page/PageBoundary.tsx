import { Component, type ReactNode } from 'react';

interface PageBoundaryProps {
  children: ReactNode;
  /** What stands in place of the children after an error; `again` renders them anew. */
  fallback: (again: () => void) => ReactNode;
  onError: (error: unknown) => void;
}

/** Keeps an error of one page in its place: header, footer and the other pages go on. */
export class PageBoundary extends Component<PageBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  private readonly again = () => {
    this.setState({ failed: false });
  };

  override render() {
    return this.state.failed ? this.props.fallback(this.again) : this.props.children;
  }
}
