import { Suspense } from 'react';
import { type Navigator, Router } from 'react-router-dom';
import { business } from 'shared-content/business';
import {
  footerQuickLinks,
  footerServiceLinks,
  mainNavigation,
  quoteAddress,
} from 'shared-content/content/navigation';
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
import { pageAt, unknownPageTitle } from '../navigation/pageAt';
import { AfterNavigationContext, usePageShown } from '../navigation/usePageShown';
import { useSiteNavigation } from '../navigation/useSiteNavigation';

interface AppProps {
  pages: RemotePages;
  /** The entry that the document was opened at, or that it is prerendered for. */
  entry: () => HistoryEntry;
  /** Undefined while prerendering. */
  afterNavigation?: AfterNavigation;
  /** Handles an error outside of a page's boundary: React no longer knows what is in the document. */
  onError: (error: unknown) => void;
}

/** React Router asks for it, for links and hooks of its own that this site does not use. */
const plainLinks: Navigator = { createHref: refuse, go: refuse, push: refuse, replace: refuse };

/** One element, so that React does not render the footer again when the page changes. */
const footer = <Footer business={business} serviceLinks={footerServiceLinks} quickLinks={footerQuickLinks} />;

/**
 * The frame around every page, and the one place where the address chooses the page. Header and footer have Suspense
 * boundaries of their own: if a translator has changed their HTML before hydration, React renders them again without the
 * page, whose remote may not be loaded yet.
 */
export function App({ pages, entry: first, afterNavigation, onError }: AppProps) {
  const { entry, loading, prefetched, navigate } = useSiteNavigation(pages, first, afterNavigation);
  const row = pageAt(entry.pathname);
  const path = row?.route ?? entry.pathname;
  const hasForm = quoteAddress.startsWith(`${path}#`);
  const quote = hasForm ? undefined : quoteAddress;
  /**
   * One main action in view: these pages have one in their first screen, that of the form not on a phone; others have
   * the frame's call.
   */
  const hasAction = !row || path === '/' || hasForm;

  return (
    <AfterNavigationContext value={afterNavigation}>
      <Router location={entry} navigator={plainLinks} useTransitions={false}>
        <Suspense>
          <Header
            business={business}
            links={mainNavigation}
            path={path}
            quote={quote}
            hasAction={hasAction}
          />
        </Suspense>
        <Progress loading={loading} />
        <main id="main">
          {/* Outlives the pages: an effect's clean-up may throw when the page's own boundary is gone already. */}
          <ErrorBoundary onError={onError} fallback={() => failureNotice}>
            {!row && <UnknownPage path={path} />}
            <PageOutlet shown={row?.name} prefetched={prefetched} pages={pages} navigate={navigate} />
          </ErrorBoundary>
        </main>
        <Suspense>
          {footer}
          <CallBar mobile={business.mobile} quote={quote} fromStart={!hasAction || hasForm} />
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

function refuse(): never {
  throw new Error('Use a plain link, <a href>: useSiteNavigation follows it');
}

function UnknownPage({ path }: { path: string }) {
  usePageShown(unknownPageTitle);
  return <NotFound business={business} links={mainNavigation} path={path} />;
}
