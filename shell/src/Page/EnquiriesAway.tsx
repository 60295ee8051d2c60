import type { Business } from 'shared-content/business';
import type { QuoteFormTexts } from 'shared-content/content/quoteForm';
import styles from './FailureNotice.module.scss';

interface EnquiriesAwayProps {
  business: Pick<Business, 'mobile' | 'office' | 'email'>;
  /** What the contact form itself says where sending fails. */
  texts: Pick<QuoteFormTexts, 'failure' | 'callInstead'>;
  /** Where the form is. */
  form: string;
}

/** The answer to a form that a browser posts by itself while the service for enquiries is away. */
export function EnquiriesAway({ business, texts, form }: EnquiriesAwayProps) {
  const { mobile, office, email } = business;
  return (
    <div>
      <div className={styles.notice}>
        <h1>{texts.failure.title}</h1>
        <p className={styles.lead}>{texts.failure.description}</p>
        <p>Go back one page in your browser, and what you typed is still there.</p>
        <p>
          {texts.callInstead} <a href={mobile.href}>{mobile.display}</a>,{' '}
          <a href={office.href}>{office.display}</a>. Or write to <a href={email.href}>{email.display}</a>.
        </p>
        <a className={styles.retry} href={form}>
          Open an empty form
        </a>
      </div>
      <div className={styles.wall} />
    </div>
  );
}
