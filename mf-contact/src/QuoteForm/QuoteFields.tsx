import { CircleAlert } from 'lucide';
import { Fragment } from 'react';
import type { FieldErrors, UseFormRegister, UseFormRegisterReturn } from 'react-hook-form';
import { fieldNames, type QuoteFormTexts } from 'shared-content/content/quoteForm';
import type { FieldName, QuoteRequest } from 'shared-content/contract/enquiry';
import { fullFieldId } from 'shared-content/contract/quoteDraft';
import { Icon } from 'shared-content/ui/Icon';

import styles from './QuoteFields.module.scss';

interface QuoteFieldsProps {
  texts: QuoteFormTexts;
  register: UseFormRegister<QuoteRequest>;
  errors: FieldErrors<QuoteRequest>;
  /** The answers, if the form has begun with those of the short form. */
  kept: Partial<QuoteRequest> | undefined;
  /** Whether the answers are on their way: what would be written now would be sent to nobody. */
  sending: boolean;
}

interface FieldProps {
  id: string;
  texts: QuoteFormTexts['fields'][FieldName];
  /** The word after the label of an optional field. */
  optionalWord: string;
  error: string | undefined;
  registration: UseFormRegisterReturn<FieldName>;
  sending: boolean;
}

export function QuoteFields({ texts, register, errors, kept, sending }: QuoteFieldsProps) {
  return (
    <div className={styles.fields}>
      {fieldNames.map((name) => {
        const field = {
          id: fullFieldId(name),
          texts: texts.fields[name],
          optionalWord: texts.optional,
          error: errors[name]?.message,
          registration: register(name),
          sending,
        };
        const isRadioGroup = field.texts.choices && field.texts.choose === undefined;
        if (!isRadioGroup) return <Field key={name} {...field} />;
        // The first question that the short form has not: it leads here.
        return (
          <Fragment key={name}>
            {kept && <SecondStep texts={texts.secondStep} kept={kept} />}
            <RadioGroup {...field} />
          </Fragment>
        );
      })}
    </div>
  );
}

function Field({ id, texts, optionalWord, error, registration, sending }: FieldProps) {
  const { label, hint, example, type, autoComplete, choices, choose, long, optional } = texts;
  const [errorId, hintId] = [`${id}-error`, `${id}-hint`];
  const control = {
    ...registration,
    id,
    className: styles.control,
    'aria-required': !optional,
    'aria-invalid': error !== undefined,
    'aria-describedby': describedBy(error && errorId, hint && hintId),
  };

  return (
    <div
      className={styles.field}
      data-wide={long ?? registration.name === 'projectType'}
      data-name={registration.name.endsWith('Name')}
    >
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> ({optionalWord})</span>}
      </label>
      <Hint id={hintId} text={hint} />
      {choices && (
        <select {...control}>
          <option value="">{choose}</option>
          {choices.map(({ value, label: choice }) => (
            <option key={value} value={value}>
              {choice}
            </option>
          ))}
        </select>
      )}
      {long && <textarea {...control} readOnly={sending} rows={4} />}
      {!choices && !long && (
        <input
          {...control}
          readOnly={sending}
          type={type}
          autoComplete={autoComplete}
          inputMode={type ?? 'text'}
        />
      )}
      <FieldError id={errorId} message={error} example={example} />
    </div>
  );
}

interface SecondStepProps {
  texts: QuoteFormTexts['secondStep'];
  kept: Partial<QuoteRequest>;
}

function SecondStep({ texts, kept }: SecondStepProps) {
  return (
    <div className={styles.secondStep}>
      <h3 className={styles.stepHeading}>{texts.heading}</h3>
      <p className={styles.kept}>
        {texts.text}
        {/* In its own element, as the message of a field is below. */}
        <span>{texts.list(kept)}</span>. <a href="#quote">{texts.review}</a>
      </p>
    </div>
  );
}

/** Choices side by side, none of them chosen beforehand. */
function RadioGroup({ id, texts, error, registration }: FieldProps) {
  const { label, hint, choices = [] } = texts;
  const [errorId, hintId] = [`${id}-error`, `${id}-hint`];

  return (
    <fieldset
      id={id}
      className={styles.group}
      role="radiogroup"
      aria-required
      aria-invalid={error !== undefined}
      aria-describedby={describedBy(error && errorId, hint && hintId)}
    >
      <legend className={styles.label}>{label}</legend>
      <Hint id={hintId} text={hint} />
      <div className={styles.choices}>
        {choices.map(({ value, label: choice }) => (
          <label key={value} className={styles.choice}>
            <input
              {...registration}
              ref={keepChoice(registration)}
              type="radio"
              value={value}
              className={styles.radio}
            />
            {choice}
          </label>
        ))}
      </div>
      <FieldError id={errorId} message={error} />
    </fieldset>
  );
}

/** react-hook-form unchecks all radios but the first as they register: restores a choice made before hydration. */
function keepChoice({ ref, onChange }: UseFormRegisterReturn) {
  return (radio: HTMLInputElement | null) => {
    const wasChosen = radio?.checked;
    ref(radio);
    if (!radio || !wasChosen || radio.checked) return;
    radio.checked = true;
    void onChange({ target: radio, type: 'change' });
  };
}

function describedBy(...ids: readonly (string | undefined)[]) {
  return ids.filter(Boolean).join(' ') || undefined;
}

function Hint({ id, text }: { id: string; text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p id={id} className={styles.hint}>
      {text}
    </p>
  );
}

interface FieldErrorProps {
  id: string;
  message: string | undefined;
  example?: string | undefined;
}

function FieldError({ id, message, example }: FieldErrorProps) {
  if (message === undefined) return null;
  return (
    <p id={id} className={styles.error}>
      <Icon of={CircleAlert} size={18} />
      <span>
        {/* In its own element: React cannot update a bare text that Google Translate has wrapped. */}
        <span>{message}</span> {example && <span className={styles.example}>{example}</span>}
      </span>
    </p>
  );
}
