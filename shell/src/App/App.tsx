import { Suspense } from 'react';
import { Router } from 'react-router-dom';
import { business } from 'shared-content/business';
import {
  footerQuickLinks,
  footerServiceLinks,
  mainNavigation,
  quoteAddress,
} from 'shared-content/content/navigation';
import type { RemoteName } from 'shared-content/contract/remotes';
import { CallBar } from '../CallBar/CallBar';
import { Footer } from '../Footer/Footer';
import { Header } from '../Header/Header';
import { NotFound } from '../NotFound/NotFound';
import { FailureNotice } from '../Page/FailedPage';
import { ErrorBoundary, PageOutlet } from '../Page/PageOutlet';
import { Progress } from '../Progress/Progress';
import type { RemotePages } from '../loading/pages';
import type { AfterNavigation } from '../navigation/afterNavigation';
import type { HistoryEntry } from '../navigation/historyEntry';
import { pageAt } from '../navigation/pageAt';
import { AfterNavigationContext, usePageShown } from '../navigation/usePageShown';
import { useSiteNavigation } from '../navigation/useSiteNavigation';

interface AppProps {
  pages: RemotePages;
  /** The entry that the document was opened at, or that it is prerendered for. */
  entry: () => HistoryEntry;
  /** Undefined while prerendering. */
  afterNavigation?: AfterNavigation;
  /** The live build of a remote, for reports. */
  buildOf: (remote: RemoteName) => string;
  /** Handles an error outside of a page's boundary: React no longer knows what is in the document. */
  onError: (error: unknown) => void;
}

/** The title of the page for unknown paths, and of `404.html`. */
export const unknownPageTitle = `Page not found | ${business.name}`;

/** One element, so that React does not render the footer again when the page changes. */
export const footer = (
  <Footer business={business} serviceLinks={footerServiceLinks} quickLinks={footerQuickLinks} />
);

/**
 * The frame around every page, and the one place where the address chooses the page. Header and footer have Suspense
 * boundaries of their own: if a translator has changed their HTML before hydration, React renders them again without the
 * page, whose remote may not be loaded yet.
 */
export function App({ pages, entry: first, afterNavigation, buildOf, onError }: AppProps) {
  const { entry, loading, prefetched, navigate, navigator } = useSiteNavigation(
    pages,
    first,
    afterNavigation,
  );
  const row = pageAt(entry.pathname);
  const path = row?.route ?? entry.pathname;
  const hasForm = quoteAddress.startsWith(`${path}#`);
  /** One main action in view: these pages have one in their first screen, others have the frame's call. */
  const hasAction = !row || path === '/' || hasForm;

  return (
    <AfterNavigationContext value={afterNavigation}>
      <Router location={entry} navigator={navigator} useTransitions={false}>
        <Suspense>
          <Header business={business} links={mainNavigation} path={path} hasAction={hasAction} />
        </Suspense>
        <Progress loading={loading} />
        <main id="main">
          {/* Outlives the pages: an effect's clean-up may throw when the page's own boundary is gone already. */}
          <ErrorBoundary onError={onError} fallback={() => failureNotice}>
            {!row && <UnknownPage path={path} />}
            <PageOutlet
              shown={row?.name}
              prefetched={prefetched}
              pages={pages}
              buildOf={buildOf}
              navigate={navigate}
            />
          </ErrorBoundary>
        </main>
        <Suspense>
          {footer}
          <CallBar
            mobile={business.mobile}
            quote={hasForm ? undefined : quoteAddress}
            fromStart={!hasAction}
          />
        </Suspense>
      </Router>
    </AfterNavigationContext>
  );
}

const failureNotice = (
  <FailureNotice
    business={business}
    retrying={false}
    onRetry={() => {
      location.reload();
    }}
  />
);

function UnknownPage({ path }: { path: string }) {
  usePageShown(unknownPageTitle);
  return <NotFound business={business} links={mainNavigation} path={path} />;
}
