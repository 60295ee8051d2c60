import { useRef, type SubmitEvent } from 'react';
import type { Business } from 'shared-content/business';
import type { Notification } from 'shared-content/contract/page';
import type { Choice } from 'shared-content/content/services';
import type { QuoteFormTexts } from 'shared-content/content/quoteForm';

import { ErrorSummary } from './ErrorSummary';
import { QuoteFields } from './QuoteFields/QuoteFields';
import { quoteProblems, type FieldName } from './quoteProblems';
import { SentPanel } from './SentPanel';
import { SubmitButton } from './SubmitButton';
import { useDelivery, type Send } from './useDelivery';
import { useQuoteForm } from './useQuoteForm';
import styles from './QuoteForm.module.scss';

interface QuoteFormProps {
  texts: QuoteFormTexts;
  business: Pick<Business, 'mobile' | 'office' | 'email'>;
  projectTypes: readonly Choice[];
  budgets: readonly Choice[];
  /** The project type that the address asks for. */
  requestedProjectType?: string | undefined;
  notify: (notification: Notification) => void;
  /** Where a browser without script posts the form to; `''`: it cannot be sent without script. */
  endpoint?: string;
  send: Send;
}

export function QuoteForm({
  texts,
  business: { mobile, office, email },
  projectTypes,
  budgets,
  requestedProjectType,
  notify,
  endpoint = '',
  send,
}: QuoteFormProps) {
  const formElement = useRef<HTMLFormElement>(null);
  const form = useQuoteForm(formElement, requestedProjectType);
  const { errors, isSubmitting, submitCount } = form.formState;
  const problems = quoteProblems(errors);
  const { phase, failures, deliver, refuse, fail } = useDelivery({
    send,
    onRejected: (messages) => {
      for (const [name, message] of Object.entries(messages)) form.setError(name as FieldName, { message });
    },
    onSent: () => {
      form.reset();
      notify({ kind: 'success', ...texts.success });
    },
    onFailed: () => {
      notify({ kind: 'error', ...texts.failure });
    },
  });
  const checking = isSubmitting && phase !== 'submitting';

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    // It rejects when the rules cannot be loaded; then nothing was sent.
    form.handleSubmit(deliver, refuse)(event).catch(fail);
  };

  return (
    <section className={styles.section} aria-labelledby="quote-heading">
      <div className={styles.heading}>
        <h2 id="quote-heading">{texts.heading}</h2>
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
      {problems.length > 0 && (
        <ErrorSummary
          key={submitCount}
          heading={texts.problem}
          problems={problems}
          onChoose={(name) => {
            form.setFocus(name);
          }}
        />
      )}
      {phase === 'sent' && <SentPanel {...texts.sent} phone={mobile} />}
      {/* `post` keeps the answers out of the address if a browser sends the form without the script. */}
      <form
        ref={formElement}
        className={styles.form}
        method="post"
        action={endpoint || undefined}
        noValidate
        onSubmit={submit}
      >
        <QuoteFields
          texts={texts}
          projectTypes={projectTypes}
          budgets={budgets}
          register={form.register}
          errors={errors}
        />
        {endpoint && (
          <div className={styles.unseen} aria-hidden="true">
            <label htmlFor="quote-website">Leave this empty</label>
            <input id="quote-website" {...form.register('website')} tabIndex={-1} autoComplete="off" />
          </div>
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
          {phase === 'submitting' && texts.submitting}
          {checking && texts.checking}
        </p>
      </form>
    </section>
  );
}
