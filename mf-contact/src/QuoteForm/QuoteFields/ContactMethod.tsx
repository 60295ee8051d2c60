import type { UseFormRegisterReturn } from 'react-hook-form';

import { FieldError } from './Field';
import styles from './ContactMethod.module.scss';

interface ContactMethodProps {
  id: string;
  legend: string;
  methods: readonly { value: string; label: string }[];
  error: string | undefined;
  registration: UseFormRegisterReturn;
}

/** Phone or email, with none chosen beforehand. */
export function ContactMethod({ id, legend, methods, error, registration }: ContactMethodProps) {
  const errorId = `${id}-error`;

  return (
    <fieldset
      id={id}
      className={styles.group}
      role="radiogroup"
      aria-required
      aria-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.methods}>
        {methods.map(({ value, label }) => (
          <label key={value} className={styles.method}>
            <input
              {...registration}
              ref={keepChoice(registration)}
              type="radio"
              value={value}
              className={styles.radio}
            />
            {label}
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
