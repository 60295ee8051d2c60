import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import type { Choice } from 'shared-content/content/services';
import type { QuoteFormTexts } from 'shared-content/content/quoteForm';

import { ContactMethod } from './ContactMethod';
import { Field } from './Field';
import { fieldId, type FieldName } from '../quoteProblems';
import type { QuoteRequest } from '../quoteRequestSchema';
import styles from './QuoteFields.module.scss';

interface QuoteFieldsProps {
  texts: QuoteFormTexts;
  projectTypes: readonly Choice[];
  budgets: readonly Choice[];
  register: UseFormRegister<QuoteRequest>;
  errors: FieldErrors<QuoteRequest>;
}

export function QuoteFields({ texts, projectTypes, budgets, register, errors }: QuoteFieldsProps) {
  const of = (name: FieldName) => ({
    id: fieldId(name),
    label: texts.labels[name],
    error: errors[name]?.message,
  });

  return (
    <div className={styles.fields}>
      {/* First, so that a choice which a link has made is seen without scrolling. */}
      <Field {...of('projectType')} wide>
        {(control) => (
          <select {...control} {...register('projectType')}>
            <Options empty={texts.choose.projectType} choices={projectTypes} />
          </select>
        )}
      </Field>
      <Field {...of('firstName')}>
        {(control) => (
          <input {...control} {...register('firstName')} autoComplete="given-name" inputMode="text" />
        )}
      </Field>
      <Field {...of('lastName')}>
        {(control) => (
          <input {...control} {...register('lastName')} autoComplete="family-name" inputMode="text" />
        )}
      </Field>
      <Field {...of('email')}>
        {(control) => (
          <input {...control} {...register('email')} type="email" autoComplete="email" inputMode="email" />
        )}
      </Field>
      <Field {...of('phone')}>
        {(control) => (
          <input {...control} {...register('phone')} type="tel" autoComplete="tel" inputMode="tel" />
        )}
      </Field>
      <ContactMethod
        id={fieldId('preferredContact')}
        legend={texts.labels.preferredContact}
        methods={texts.contactMethods}
        error={errors.preferredContact?.message}
        registration={register('preferredContact')}
      />
      <Field {...of('budget')} optional={texts.optional}>
        {(control) => (
          <select {...control} {...register('budget')}>
            <Options empty={texts.choose.budget} choices={budgets} />
          </select>
        )}
      </Field>
      <Field {...of('projectDetails')} hint={texts.hints.projectDetails} wide>
        {(control) => <textarea {...control} {...register('projectDetails')} rows={6} />}
      </Field>
    </div>
  );
}

function Options({ empty, choices }: { empty: string; choices: readonly Choice[] }) {
  return (
    <>
      <option value="">{empty}</option>
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
}
