import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from 'shared-content/ui/Icon';

import styles from './Field.module.scss';

interface FieldProps {
  id: string;
  label: string;
  /** Shown after the label of an optional field; every other field is required. */
  optional?: string;
  /** What a good answer holds. */
  hint?: string;
  error: string | undefined;
  /** Takes both columns. */
  wide?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/** What ties a control to its label and its message. */
interface ControlProps {
  id: string;
  className: string | undefined;
  'aria-required': boolean;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

export function Field({ id, label, optional, hint, error, wide, children }: FieldProps) {
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const described = [error !== undefined && errorId, hint && hintId].filter(Boolean).join(' ');

  return (
    <div className={styles.field} data-wide={wide}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> ({optional})</span>}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        className: styles.control,
        'aria-required': !optional,
        'aria-invalid': error !== undefined,
        'aria-describedby': described || undefined,
      })}
      <FieldError id={errorId} message={error} />
    </div>
  );
}

export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <p id={id} className={styles.error}>
      <Icon of={CircleAlert} size={18} />
      {/* An element of its own: beside the icon a translated text would keep the message that it had first. */}
      <span>{message}</span>
    </p>
  );
}
