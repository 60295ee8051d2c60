import { Activity, memo, Suspense, use, useMemo, useState } from 'react';
import type { PageProps } from 'shared-content/contract/page';
import { type RemoteName, remotes } from 'shared-content/contract/remotes';
import { reportFailure } from '../loading/failures';
import type { RemotePages } from '../loading/remotePages';
import { useHydratedSearch, usePageShown } from '../navigation/SiteRouter';
import { notify } from '../Toasts/notify';
import { BorrowedHighlight } from './BorrowedHighlight';
import { PageBoundary } from './PageBoundary';

interface PageOutletProps extends Omit<RemotePageProps, 'remote'> {
  /** The page of the address; undefined where the address names none. */
  shown: RemoteName | undefined;
  /** A page that a link leads to which was hovered, focused or touched. */
  prefetched: RemoteName | undefined;
}

/**
 * The page of the address, and hidden beside it the prefetched one, which so need not be rendered when its link is
 * followed: that took a slowed phone 24 to 42 ms.
 */
export function PageOutlet({ shown, prefetched, ...props }: PageOutletProps) {
  // The page that came as HTML stands outside of any Activity until it is left: React would have one more boundary
  // to hydrate.
  const [prerendered, setPrerendered] = useState(shown);
  if (prerendered && prerendered !== shown) setPrerendered(undefined);

  // The shown page comes first: where both have the same id, the browser finds the first.
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
  /** The query to show before the address has it. */
  searchAhead: string | undefined;
  /** The live build of a remote, for reports. */
  buildOf: (remote: RemoteName) => string;
}

/**
 * A remote's page, and what stands in for one that fails. Memoised, since React drops a prerendered page that is
 * rendered again before it is hydrated.
 */
const GuardedPage = memo(function GuardedPage(props: RemotePageProps) {
  const { remote, pages, buildOf } = props;
  return (
    <PageBoundary
      remote={remote}
      pages={pages}
      onError={(error) => {
        reportFailure({ part: remote, build: buildOf(remote), phase: 'render', error });
      }}
    >
      <Suspense>
        <RemotePage {...props} />
      </Suspense>
    </PageBoundary>
  );
});

/** Suspends until the page is loaded. The query is read here, below the boundary, since it may change before that. */
function RemotePage({ remote, pages, searchAhead, navigate, buildOf }: RemotePageProps) {
  const { default: Page, meta } = use(pages.lastLoad(remote));
  const addressed = useHydratedSearch();
  const search = searchAhead ?? addressed;
  usePageShown(meta.title);
  // Memoised, or all of a page that was rendered while hidden would be rendered again when it is shown.
  return useMemo(
    () => (
      <Page
        search={search}
        navigate={navigate}
        notify={notify}
        highlights={highlightsFor(remote, pages, buildOf)}
      />
    ),
    [Page, search, navigate, remote, pages, buildOf],
  );
}

/** What the table of remotes says that other pages lend to this one, by the name of its place. */
function highlightsFor(remote: RemoteName, pages: RemotePages, buildOf: RemotePageProps['buildOf']) {
  const row = remotes.find(({ name }) => name === remote);
  if (!row || !('borrows' in row)) return undefined;
  const places = Object.entries(row.borrows).map(([place, part]) => [
    place,
    <BorrowedHighlight key={place} part={part} pages={pages} buildOf={buildOf} />,
  ]);
  return Object.fromEntries(places) as PageProps['highlights'];
}
