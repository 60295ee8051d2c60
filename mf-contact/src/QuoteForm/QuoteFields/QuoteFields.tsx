import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import type { Choice } from 'shared-content/content/services';
import { fieldNames, type QuoteFormTexts } from 'shared-content/content/quoteForm';

import { ContactMethod } from './ContactMethod';
import { Field } from './Field';
import { fieldId } from '../quoteProblems';
import type { QuoteRequest } from '../quoteRequestSchema';
import styles from './QuoteFields.module.scss';

interface QuoteFieldsProps {
  texts: QuoteFormTexts;
  register: UseFormRegister<QuoteRequest>;
  errors: FieldErrors<QuoteRequest>;
}

export function QuoteFields({ texts, register, errors }: QuoteFieldsProps) {
  return (
    <div className={styles.fields}>
      {fieldNames.map((name) => {
        const { label, hint, type, autoComplete, choices, choose, long, optional } = texts.fields[name];
        const common = { id: fieldId(name), error: errors[name]?.message };
        const registration = register(name);
        if (choices && choose === undefined)
          return (
            <ContactMethod
              key={name}
              {...common}
              legend={label}
              methods={choices}
              registration={registration}
            />
          );
        return (
          <Field
            key={name}
            {...common}
            label={label}
            optional={optional && texts.optional}
            hint={hint}
            wide={long ?? name === 'projectType'}
          >
            {(control) =>
              choices ? (
                <select {...control} {...registration}>
                  <Options empty={choose} choices={choices} />
                </select>
              ) : long ? (
                <textarea {...control} {...registration} rows={6} />
              ) : (
                <input
                  {...control}
                  {...registration}
                  type={type}
                  autoComplete={autoComplete}
                  inputMode={type ?? 'text'}
                />
              )
            }
          </Field>
        );
      })}
    </div>
  );
}

function Options({ empty, choices }: { empty: string | undefined; choices: readonly Choice[] }) {
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
