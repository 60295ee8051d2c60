import { Fragment, useEffect, useRef } from 'react';
import type { QuoteFormTexts } from 'shared-content/content/quoteForm';
import type { Telephone } from 'shared-content/business';
import type { QuoteRequest } from 'shared-content/contract/enquiry';

import styles from './SentPanel.module.scss';

interface SentPanelProps {
  texts: QuoteFormTexts['sent'];
  request: QuoteRequest;
  phone: Telephone;
  /** Shows the empty form again. */
  onAnother: () => void;
}

/**
 * Replaces the form when it is sent, and lists the next steps. It takes the focus, which the form has lost, and scrolls
 * into view.
 */
export function SentPanel({ texts, request, phone, onAnother }: SentPanelProps) {
  const { title, about, next, urgent, portfolio, another } = texts;
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { activeElement, body } = document;
    // A visitor who has moved on to another part of the page stays there.
    const isWaiting = activeElement === body || panel.current?.parentElement?.contains(activeElement);
    if (!isWaiting) return;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'start' });
  }, []);

  return (
    <div ref={panel} className={styles.panel} role="group" aria-labelledby="request-sent" tabIndex={-1}>
      <h2 id="request-sent" className={styles.title}>
        {title}
      </h2>
      <NextSteps steps={next(request)} />
      <p>
        {urgent}{' '}
        <a className={styles.phone} href={phone.href}>
          {phone.display}
        </a>
        .
      </p>
      <dl className={styles.about}>
        {about(request).map(([label, answer]) => (
          <Fragment key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.words}>{answer}</dd>
          </Fragment>
        ))}
      </dl>
      <div className={styles.ways}>
        <a href="/portfolio">{portfolio}</a>
        <button className={styles.another} type="button" onClick={onAnother}>
          {another}
        </button>
      </div>
    </div>
  );
}

/** What the firm does with a message. */
export function NextSteps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={styles.next}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
