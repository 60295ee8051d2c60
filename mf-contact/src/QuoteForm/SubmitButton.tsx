import { useEffect, useRef, useSyncExternalStore } from 'react';

import styles from './QuoteForm.module.scss';

interface SubmitButtonProps {
  label: string;
  busyLabel: string;
  busy: boolean;
  /** Whether the form has an address to which a browser sends it without script. */
  sendsWithoutScript: boolean;
}

export function SubmitButton({ label, busyLabel, busy, sendsWithoutScript }: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isHydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );

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
