import { useEffect, useRef } from 'react';

import { useHydrated } from '../useHydrated';
import styles from './SubmitButton.module.scss';

interface SubmitButtonProps {
  label: string;
  busyLabel: string;
  busy: boolean;
  /** Pressed, while the rules are still on their way. */
  checking: boolean;
}

export function SubmitButton({ label, busyLabel, busy, checking }: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const hydrated = useHydrated();

  useEffect(() => {
    const { current } = button;
    if (!busy) return;
    // Some browsers drop the focus of a button that is disabled: it comes back unless it went elsewhere.
    return () => {
      if (document.activeElement === document.body) current?.focus();
    };
  }, [busy]);

  // Before React answers, a submit button would let the browser send the form, by click and by Enter.
  return (
    <button
      ref={button}
      className={styles.button}
      type={hydrated ? 'submit' : 'button'}
      disabled={busy}
      aria-busy={checking}
    >
      {busy ? busyLabel : label}
    </button>
  );
}
