import { useRef, type SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { Business } from 'shared-content/business';
import type { Notification } from 'shared-content/contract/page';
import type { Choice } from 'shared-content/content/projectTypes';
import type { QuoteFormTexts } from 'shared-content/content/quoteForm';

import { ErrorSummary } from './ErrorSummary/ErrorSummary';
import { lazyResolver, useEarlyRules } from './lazyRules';
import { QuoteFields } from './QuoteFields/QuoteFields';
import { quoteProblems } from './quoteProblems';
import type { QuoteRequest } from './quoteRequestSchema';
import { SentPanel } from './SentPanel/SentPanel';
import { simulateSending } from './simulateSending';
import { SubmitButton } from './SubmitButton/SubmitButton';
import { useDelivery, type Send } from './useDelivery';
import { usePreselection } from './usePreselection';
import styles from './QuoteForm.module.scss';

interface QuoteFormProps {
  texts: QuoteFormTexts;
  business: Pick<Business, 'mobile' | 'email'>;
  projectTypes: readonly Choice[];
  budgets: readonly Choice[];
  /** The project type that the address asks for. */
  requestedProjectType?: string | undefined;
  notify: (notification: Notification) => void;
  send?: Send;
}

export function QuoteForm({
  texts,
  business: { mobile, email },
  projectTypes,
  budgets,
  requestedProjectType,
  notify,
  send = simulateSending,
}: QuoteFormProps) {
  const formElement = useRef<HTMLFormElement>(null);
  // No default values: react-hook-form would write them over what was typed before hydration.
  const form = useForm<QuoteRequest>({
    resolver: lazyResolver,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const problems = quoteProblems(errors);
  const { phase, deliver, refuse, fail } = useDelivery({
    send,
    onSent: () => {
      form.reset();
      notify({ kind: 'success', ...texts.success });
    },
    onFailed: () => {
      notify({ kind: 'error', ...texts.failure });
    },
  });
  const checking = isSubmitting && phase !== 'submitting';
  usePreselection(form, requestedProjectType);
  useEarlyRules(formElement);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    // What rejects is the loading of the rules, and then nothing was sent either.
    form.handleSubmit(deliver, refuse)(event).catch(fail);
  };

  return (
    <section className={styles.section} aria-labelledby="quote-heading">
      <div className={styles.heading}>
        <h2 id="quote-heading">{texts.heading}</h2>
        <p className={styles.intro}>{texts.intro}</p>
      </div>
      <noscript>
        <p className={styles.withoutScript}>
          {texts.withoutScript} <a href={mobile.href}>{mobile.display}</a>,{' '}
          <a href={email.href}>{email.display}</a>.
        </p>
      </noscript>
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
      {/* Should a browser ever send the form itself, `post` keeps the answers out of the address. */}
      <form ref={formElement} className={styles.form} method="post" noValidate onSubmit={submit}>
        <QuoteFields
          texts={texts}
          projectTypes={projectTypes}
          budgets={budgets}
          register={form.register}
          errors={errors}
        />
        <div className={styles.sending}>
          <SubmitButton
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
