import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
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
import { OutletBoundary } from '../Page/OutletBoundary';
import { PageOutlet } from '../Page/PageOutlet';
import { Progress } from '../Progress/Progress';
import type { RemotePages } from '../loading/remotePages';
import { pageAt } from '../navigation/pageAt';
import { usePageShown } from '../navigation/SiteRouter';
import { useSiteNavigation } from '../navigation/useSiteNavigation';

interface AppProps {
  pages: RemotePages;
  /** The live build of a remote, for reports. */
  buildOf: (remote: RemoteName) => string;
  /** Is given what no page's boundary has caught. */
  onError: (error: unknown) => void;
}

/** The title of the page for unknown paths, also of `404.html`. */
export const unknownPageTitle = `Page not found | ${business.name}`;

/** The same element each time, so that React does not render it again when the page changes. */
export const footer = (
  <Footer business={business} serviceLinks={footerServiceLinks} quickLinks={footerQuickLinks} />
);

/**
 * The frame around every page, and the one place where the address chooses the page. Above and below the page it has
 * boundaries of its own: where a translator has changed its HTML, React renders that part anew and not the whole document,
 * whose page may not be loaded yet.
 */
export function App({ pages, buildOf, onError }: AppProps) {
  const { pathname } = useLocation();
  const { loading, prefetched, searchAhead, navigate } = useSiteNavigation(pages);
  const row = pageAt(pathname);

  return (
    <>
      <Suspense>
        <Header business={business} links={mainNavigation} path={row?.route ?? pathname} />
      </Suspense>
      <Progress loading={loading} />
      <main id="main">
        <OutletBoundary onError={onError}>
          {!row && <UnknownPage path={pathname} />}
          <PageOutlet
            shown={row?.name}
            prefetched={prefetched}
            pages={pages}
            buildOf={buildOf}
            searchAhead={searchAhead}
            navigate={navigate}
          />
        </OutletBoundary>
      </main>
      <Suspense>
        {footer}
        <CallBar
          mobile={business.mobile}
          quote={quoteAddress.startsWith(`${pathname}#`) ? undefined : quoteAddress}
        />
      </Suspense>
    </>
  );
}

function UnknownPage({ path }: { path: string }) {
  usePageShown(unknownPageTitle);
  return <NotFound business={business} links={mainNavigation} path={path} />;
}
