import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Business } from 'shared-content/business';
import type { Notification } from 'shared-content/contract/page';
import { forgetQuoteDraft, keepQuoteDraft, keepQuoteDraftOf } from 'shared-content/contract/quoteDraft';
import { siteAnswers } from 'shared-content/ui/siteAnswers';
import type { QuoteFormTexts } from 'shared-content/content/quoteForm';

import { ErrorSummary } from './ErrorSummary';
import { QuoteFields } from './QuoteFields/QuoteFields';
import { isFieldName, quoteProblems } from './quoteProblems';
import { ReloadOffer } from './ReloadOffer';
import { SentPanel } from './SentPanel';
import { SubmitButton } from './SubmitButton';
import { useDelivery, type Send } from './useDelivery';
import { settle, takeUpUnannounced, useQuoteForm } from './useQuoteForm';
import styles from './QuoteForm.module.scss';

interface QuoteFormProps {
  texts: QuoteFormTexts;
  business: Pick<Business, 'mobile' | 'office' | 'email'>;
  /** The project type that the address asks for. */
  requestedProjectType?: string | undefined;
  notify: (notification: Notification) => void;
  /** Where a browser without script posts the form to; `''`: it cannot be sent without script. */
  endpoint?: string;
  send: Send;
}

keepQuoteDraftOf('#quote form');

export function QuoteForm({
  texts,
  business: { mobile, office, email },
  requestedProjectType,
  notify,
  endpoint = '',
  send,
}: QuoteFormProps) {
  const formElement = useRef<HTMLFormElement>(null);
  const form = useQuoteForm(formElement, texts.fields, requestedProjectType);
  const { errors, isSubmitting, submitCount } = form.formState;
  /** What was wrong when the form was last sent; `errors` loses what has been corrected since. */
  const [found, setFound] = useState<ReturnType<typeof quoteProblems>>([]);
  /** The site answers, yet not with the rules of this form: they are those of another build by now. */
  const [outdated, setOutdated] = useState(false);
  const { phase, failures, deliver, fail, startAnew } = useDelivery({
    send,
    onRejected: (messages) => {
      const problems = quoteProblems((name) => messages[name]);
      for (const { name, message } of problems) form.setError(name, { message });
      setFound(problems);
    },
    onSent: () => {
      form.reset();
      setOutdated(false);
      forgetQuoteDraft();
      notify({ kind: 'success', ...texts.success });
    },
    onFailed: () => {
      notify({ kind: 'error', ...texts.failure });
    },
  });
  const checking = isSubmitting && phase !== 'submitting';
  const status = (phase === 'submitting' && texts.submitting) || (checking && texts.checking);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    takeUpUnannounced(form, event.currentTarget);
    // It rejects when the rules cannot be loaded; then nothing was sent.
    form
      .handleSubmit(
        (answers) => {
          setFound([]);
          return deliver(answers);
        },
        (faults) => {
          setFound(quoteProblems((name) => faults[name]?.message));
        },
      )(event)
      .catch(async () => {
        fail();
        setOutdated(keepQuoteDraft(form.getValues()) && (await siteAnswers(location.pathname)));
      });
  };

  const offerAnother = () => {
    // The first field can take the focus once it is shown.
    flushSync(startAnew);
    form.setFocus('projectType');
  };

  return (
    <section id="quote" className={styles.section} aria-labelledby="request-heading">
      {phase === 'sent' && <SentPanel texts={texts.sent} phone={mobile} onAnother={offerAnother} />}
      <div className={styles.request} hidden={phase === 'sent'}>
        <div className={styles.heading}>
          <h2 id="request-heading">{texts.heading}</h2>
          <p className={styles.intro}>{texts.intro}</p>
        </div>
        {!endpoint && (
          <noscript>
            <p className={styles.withoutScript}>
              {texts.withoutScript} <a href={mobile.href}>{mobile.display}</a>,{' '}
              <a href={email.href}>{email.display}</a>.
            </p>
          </noscript>
        )}
        {found.length > 0 && (
          <ErrorSummary
            key={submitCount}
            heading={texts.problem}
            problems={found}
            isCorrected={(name) => !errors[name]}
            onChoose={(name) => {
              form.setFocus(name);
            }}
          />
        )}
        {/* `post` keeps the answers out of the address if a browser sends the form without the script. */}
        <form
          ref={formElement}
          className={styles.form}
          method="post"
          action={endpoint || undefined}
          noValidate
          onSubmit={submit}
          onChange={({ target }) => {
            if (isFieldName(target.name)) settle(form, target.name).catch(() => undefined);
          }}
        >
          <QuoteFields texts={texts} register={form.register} errors={errors} />
          {endpoint && (
            <div className={styles.unseen} aria-hidden="true">
              <label htmlFor="request-website">Leave this empty</label>
              <input id="request-website" {...form.register('website')} tabIndex={-1} autoComplete="off" />
            </div>
          )}
          {outdated && (
            <ReloadOffer
              {...texts.reload}
              onReload={() => {
                location.reload();
              }}
            />
          )}
          {failures > 1 && (
            <p className={styles.withoutScript} role="alert">
              {texts.callInstead} <a href={mobile.href}>{mobile.display}</a>,{' '}
              <a href={office.href}>{office.display}</a>.
            </p>
          )}
          <div className={styles.sending}>
            <SubmitButton
              sendsWithoutScript={endpoint !== ''}
              label={texts.submit}
              busyLabel={texts.submitting}
              busy={phase === 'submitting'}
              checking={checking}
            />
            <p className={styles.purpose}>{texts.purpose}</p>
          </div>
          <p className={styles.status} role="status">
            {status}
          </p>
        </form>
      </div>
    </section>
  );
}
