import { Activity, Component, memo, type ReactNode, Suspense, use, useMemo, useState } from 'react';
import type { PageProps } from 'shared-content/contract/page';
import { type RemoteName, remotes } from 'shared-content/contract/remotes';
import { reportFailure } from '../loading/failures';
import type { RemotePages } from '../loading/pages';
import { useHydratedSearch, usePageShown } from '../navigation/usePageShown';
import { notify } from '../Toasts/notify';
import { BorrowedHighlight } from './BorrowedHighlight';
import { FailedPage } from './FailedPage';

interface PageOutletProps extends Omit<RemotePageProps, 'remote'> {
  /** The page of the address; undefined if it has none. */
  shown: RemoteName | undefined;
  /** The page of a link that was hovered, focused or touched. */
  prefetched: RemoteName | undefined;
}

/**
 * The page of the address, and the prefetched page, hidden. It is then rendered before its link is followed, which took a
 * slowed phone 24 to 42 ms.
 */
export function PageOutlet({ shown, prefetched, ...props }: PageOutletProps) {
  // The prerendered page has no Activity until it is left: that would be one more boundary to hydrate.
  const [prerendered, setPrerendered] = useState(shown);
  if (prerendered && prerendered !== shown) setPrerendered(undefined);

  // The shown page comes first: if both have an element of one id, the browser finds the first.
  const rendered = new Set([shown, prefetched]);
  return (
    <>
      {prerendered && <GuardedPage remote={prerendered} {...props} />}
      {[...rendered].map(
        (name) =>
          name &&
          name !== prerendered && (
            <Activity key={name} mode={name === shown ? 'visible' : 'hidden'}>
              <GuardedPage remote={name} {...props} />
            </Activity>
          ),
      )}
    </>
  );
}

interface RemotePageProps extends Pick<PageProps, 'navigate'> {
  remote: RemoteName;
  pages: RemotePages;
}

/**
 * A remote's page, or its stand-in if it fails. Memoised: React drops a prerendered page that is rendered again before it
 * is hydrated.
 */
const GuardedPage = memo(function GuardedPage(props: RemotePageProps) {
  const { remote, pages } = props;
  return (
    <ErrorBoundary
      onError={(error) => {
        reportFailure({ part: remote, build: pages.buildOf(remote), phase: 'render', error });
      }}
      fallback={(renderAgain) => <FailedPage remote={remote} pages={pages} renderAgain={renderAgain} />}
    >
      <Suspense>
        <RemotePage {...props} />
      </Suspense>
    </ErrorBoundary>
  );
});

/** Suspends until the page is loaded. The query may change before that, so it is read here, below the boundary. */
function RemotePage({ remote, pages, navigate }: RemotePageProps) {
  const { default: Page, meta } = use(pages.lastLoad(remote));
  const search = useHydratedSearch();
  usePageShown(meta.title);
  // Memoised, so that a page that was rendered hidden is not rendered again when it is shown.
  return useMemo(
    () => (
      <Page search={search} navigate={navigate} notify={notify} highlights={highlightsFor(remote, pages)} />
    ),
    [Page, search, navigate, remote, pages],
  );
}

/** The highlights that the table of remotes lends to this page, by the name of their place. */
function highlightsFor(remote: RemoteName, pages: RemotePages): PageProps['highlights'] {
  const row = remotes.find(({ name }) => name === remote);
  if (!row || !('borrows' in row)) return undefined;
  const places = Object.entries(row.borrows).map(([place, part]) => [
    place,
    <BorrowedHighlight key={place} part={part} pages={pages} />,
  ]);
  return Object.fromEntries(places) as PageProps['highlights'];
}

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
