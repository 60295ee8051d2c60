import { Suspense, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { business } from 'shared-content/business';
import { footerQuickLinks, footerServiceLinks, mainNavigation } from 'shared-content/navigation';
import type { RemoteName } from 'shared-content/remotes';
import { Footer } from '../Footer/Footer';
import { Header } from '../Header/Header';
import { FailedPage } from '../PageBoundary/FailedPage';
import { PageBoundary } from '../PageBoundary/PageBoundary';
import { Progress } from '../Progress/Progress';
import { RemotePage } from '../RemotePage/RemotePage';
import { reportFailure } from '../remotes/failures';
import type { RemotePages } from '../remotes/remotePages';
import { pageAt } from '../routing/remoteAt';
import { useSiteNavigation } from '../routing/useSiteNavigation';
import { notify } from '../Toasts/notify';
import { UnknownPage } from './UnknownPage';

interface AppProps {
  pages: RemotePages;
  /** The live build of a remote, for reports. */
  buildOf: (remote: RemoteName) => string;
}

/** The same on every page, so a change of page has nothing to render here. */
const footer = <Footer business={business} serviceLinks={footerServiceLinks} quickLinks={footerQuickLinks} />;

/** The frame around every page, and the one place where the address chooses the page. */
export function App({ pages, buildOf }: AppProps) {
  const { pathname } = useLocation();
  const { loading, navigate } = useSiteNavigation(pages);
  const row = pageAt(pathname);
  const remote = row?.name;

  // Kept while only `loading` changes: React drops a prerendered page that gets an update before it is hydrated.
  const page = useMemo(
    () =>
      remote && (
        <PageBoundary
          key={remote}
          onError={(error) => {
            reportFailure({ part: remote, build: buildOf(remote), phase: 'render', error });
          }}
          fallback={(again) => <FailedPage remote={remote} pages={pages} again={again} />}
        >
          <Suspense>
            <RemotePage remote={remote} pages={pages} navigate={navigate} notify={notify} />
          </Suspense>
        </PageBoundary>
      ),
    [remote, pages, navigate, buildOf],
  );

  return (
    <>
      <Header business={business} links={mainNavigation} path={row?.route ?? pathname} />
      <Progress loading={loading} />
      <main id="main">{page ?? <UnknownPage path={pathname} />}</main>
      {footer}
    </>
  );
}
