import { useLocation } from 'react-router-dom';
import { business } from 'shared-content/business';
import { footerQuickLinks, footerServiceLinks, mainNavigation } from 'shared-content/content/navigation';
import type { RemoteName } from 'shared-content/contract/remotes';
import { Footer } from '../Footer/Footer';
import { Header } from '../Header/Header';
import { Progress } from '../Progress/Progress';
import type { RemotePages } from '../loading/remotePages';
import { pageAt } from '../navigation/remoteAt';
import { useSiteNavigation } from '../navigation/useSiteNavigation';
import { PagesOnHand } from '../Page/PagesOnHand';
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
  const { loading, approached, navigate } = useSiteNavigation(pages);
  const row = pageAt(pathname);

  return (
    <>
      <Header business={business} links={mainNavigation} path={row?.route ?? pathname} />
      <Progress loading={loading} />
      <main id="main">
        {!row && <UnknownPage path={pathname} />}
        <PagesOnHand
          shown={row?.name}
          approached={approached}
          pages={pages}
          buildOf={buildOf}
          navigate={navigate}
        />
      </main>
      {footer}
    </>
  );
}
