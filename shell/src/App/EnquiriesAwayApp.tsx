import { business } from 'shared-content/business';
import { mainNavigation } from 'shared-content/content/navigation';
import { quoteForm } from 'shared-content/content/quoteForm';
import { Header } from '../Header/Header';
import { EnquiriesAway } from '../Page/EnquiriesAway';
import { CallBar } from '../CallBar/CallBar';
import { footer } from './App';

/** The frame of every page around the notice that enquiries do not arrive. No browser hydrates it. */
export function EnquiriesAwayApp() {
  return (
    <>
      <Header business={business} links={mainNavigation} path="" />
      <main id="main">
        <EnquiriesAway business={business} texts={quoteForm} form="/contact#quote" />
      </main>
      {footer}
      <CallBar mobile={business.mobile} quote={undefined} />
    </>
  );
}
