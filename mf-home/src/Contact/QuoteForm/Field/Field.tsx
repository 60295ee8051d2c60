import type { InputHTMLAttributes } from 'react';
import styles from './Field.module.scss';

interface FieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete'
> {
  label: string;
  name: string;
}

export function Field({ label, name, type = 'text', ...hints }: FieldProps) {
  const id = `quote-${name}`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input {...hints} id={id} name={name} type={type} className={styles.control} />
    </div>
  );
}
