import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Business } from 'shared-content/business';
import { fieldNames, type QuoteFormTexts } from 'shared-content/content/quoteForm';
import type { Notification } from 'shared-content/contract/page';
import {
  forgetQuoteDraft,
  fullFieldId,
  keepQuoteDraftOf,
  keptForm,
} from 'shared-content/contract/quoteDraft';
import { useIsHydrated } from 'shared-content/ui/useIsHydrated';

import { ErrorSummary, type Problem } from './ErrorSummary';
import { QuoteFields } from './QuoteFields';
import type { Send } from './send';
import { NextSteps, SentPanel } from './SentPanel';
import { useQuoteForm, type FilledForm } from './useQuoteForm';
import styles from './QuoteForm.module.scss';

interface QuoteFormProps {
  texts: QuoteFormTexts;
  business: Pick<Business, 'mobile' | 'office' | 'email'>;
  /** The project type of the address. */
  requestedProjectType?: string | undefined;
  /** Called when the visitor has chosen a project type. */
  onProjectType?: () => void;
  notify: (notification: Notification) => void;
  /** Where a browser without script posts the form; `''`: nowhere. */
  endpoint?: string;
  send: Send;
}

keepQuoteDraftOf('#quote form');

/** The request on its way, if it arrives. A visitor may leave the page meanwhile and come back to another form. */
let sending: Promise<FilledForm | undefined> | undefined;

export function QuoteForm(props: QuoteFormProps) {
  const { texts, business, requestedProjectType, onProjectType, notify, endpoint = '', send } = props;
  const { mobile, office, email } = business;
  const form = useQuoteForm(texts.fields, requestedProjectType);
  const { errors, submitCount } = form.formState;
  /** The problems of the last attempt; `errors` loses those that are corrected. */
  const [problems, setProblems] = useState<Problem[]>([]);
  const [request, setRequest] = useState(() => sending);
  const [sent, setSent] = useState<FilledForm>();
  const [failures, setFailures] = useState(0);
  const phase = request ? 'sending' : sent ? 'sent' : 'idle';

  const end = useEffectEvent((arrived: FilledForm | undefined) => {
    setRequest(undefined);
    // Until now: nothing moves under the eyes of a visitor who waits.
    setProblems([]);
    setSent(arrived);
    setFailures((count) => (arrived ? 0 : count + 1));
    if (arrived) form.reset();
  });
  useEffect(() => {
    void request?.then(end);
  }, [request]);

  const deliver = async (answers: FilledForm) => {
    // A second click can arrive before the disabled button is painted.
    if (sending) return;
    sending = send(answers).then(
      () => answers,
      () => undefined,
    );
    setRequest(sending);
    const hasArrived = (await sending) !== undefined;
    sending = undefined;
    if (hasArrived) forgetQuoteDraft();
    notify(hasArrived ? { kind: 'success', ...texts.success } : { kind: 'error', ...texts.failure });
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    form.readUnannounced(event.currentTarget);
    const showProblems = (faults: typeof errors) => {
      setProblems(
        fieldNames
          .filter((name) => faults[name])
          .map((name) => ({ name, id: fullFieldId(name), message: faults[name]?.message ?? '' })),
      );
    };
    void form.handleSubmit(deliver, showProblems)(event);
  };

  const startAnother = () => {
    // The first field can take the focus only once it is shown.
    flushSync(() => {
      form.setIsSecondStep(false);
      setSent(undefined);
    });
    form.setFocus('projectType');
  };

  return (
    <section id="quote" className={styles.section} data-phase={phase} aria-labelledby="request-heading">
      {sent && <SentPanel texts={texts.sent} request={sent} phone={mobile} onAnother={startAnother} />}
      <div className={styles.request} hidden={phase === 'sent'}>
        <div className={styles.heading}>
          <h2 id="request-heading">{texts.heading}</h2>
          <p className={styles.intro}>{texts.intro}</p>
        </div>
        {!endpoint && (
          <noscript>
            <p className={styles.notice}>
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
            isCorrected={(name) => !errors[name]}
            onChoose={(name) => {
              form.setFocus(name);
            }}
          />
        )}
        {/* `post` keeps the answers out of the address if a browser sends the form without the script. */}
        <form
          {...keptForm}
          className={styles.form}
          method="post"
          action={endpoint || undefined}
          noValidate
          onSubmit={submit}
          onChange={({ target }) => {
            form.clearIfRight(target.name);
            if (target.name === 'projectType') onProjectType?.();
          }}
        >
          <QuoteFields
            texts={texts}
            register={form.register}
            errors={errors}
            kept={form.isSecondStep ? form.watch() : undefined}
            sending={phase === 'sending'}
          />
          {endpoint && (
            <div className={styles.unseen} aria-hidden="true">
              <label htmlFor="request-website">Leave this empty</label>
              <input id="request-website" {...form.register('website')} tabIndex={-1} autoComplete="off" />
            </div>
          )}
          {failures > 1 && (
            <p className={styles.notice} role="alert">
              {texts.callInstead} <a href={mobile.href}>{mobile.display}</a>,{' '}
              <a href={office.href}>{office.display}</a>.
            </p>
          )}
          <div className={styles.sending}>
            <SubmitButton
              sendsWithoutScript={endpoint !== ''}
              label={texts.submit}
              busyLabel={texts.submitting}
              busy={phase === 'sending'}
            />
            <p className={styles.purpose}>
              <strong className={styles.assurance}>{texts.assurance}</strong> {texts.purpose}
            </p>
          </div>
          <p className={styles.unseen} role="status">
            {phase === 'sending' && texts.submitting}
          </p>
        </form>
        <div className={styles.next}>
          <h3 className={styles.nextHeading}>What happens next</h3>
          <NextSteps steps={texts.sent.next()} />
        </div>
      </div>
    </section>
  );
}

interface SubmitButtonProps {
  label: string;
  busyLabel: string;
  busy: boolean;
  /** Whether the form has an address to which a browser sends it without script. */
  sendsWithoutScript: boolean;
}

function SubmitButton({ label, busyLabel, busy, sendsWithoutScript }: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isHydrated = useIsHydrated();

  useEffect(() => {
    const { current } = button;
    if (!busy) return;
    // Some browsers blur a button when it is disabled: give the focus back, unless it has moved elsewhere.
    return () => {
      if (document.activeElement === document.body) current?.focus();
    };
  }, [busy]);

  // Before hydration a submit button would let the browser send a form that has no address, by click and by Enter.
  return (
    <button
      ref={button}
      className={styles.button}
      type={isHydrated || sendsWithoutScript ? 'submit' : 'button'}
      disabled={busy}
    >
      {busy ? busyLabel : label}
    </button>
  );
}
