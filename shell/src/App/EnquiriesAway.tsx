import { business } from 'shared-content/business';
import {
  footerQuickLinks,
  footerServiceLinks,
  mainNavigation,
  quoteAddress,
} from 'shared-content/content/navigation';
import { quoteForm } from 'shared-content/content/quoteForm';
import { CallBar } from '../CallBar/CallBar';
import { Footer } from '../Footer/Footer';
import { Header } from '../Header/Header';
import styles from '../Page/FailedPage.module.scss';

/** The answer to a form that the browser posts without scripts while the service for enquiries is away. Not hydrated. */
export function EnquiriesAway() {
  const { mobile, office, email } = business;
  const { failure, callInstead } = quoteForm;
  return (
    <>
      <Header business={business} links={mainNavigation} path="" quote={undefined} hasAction />
      <main id="main">
        <div className={styles.notice}>
          <h1>{failure.title}</h1>
          <p className={styles.lead}>{failure.description}</p>
          <p>Go back one page in your browser, and what you typed is still there.</p>
          <p>
            {callInstead} <a href={mobile.href}>{mobile.display}</a>,{' '}
            <a href={office.href}>{office.display}</a>. Or write to <a href={email.href}>{email.display}</a>.
          </p>
          <a className={styles.retry} href={quoteAddress}>
            Open an empty form
          </a>
        </div>
        <div className={styles.wall} />
      </main>
      <Footer business={business} serviceLinks={footerServiceLinks} quickLinks={footerQuickLinks} />
      <CallBar mobile={mobile} quote={undefined} />
    </>
  );
}
