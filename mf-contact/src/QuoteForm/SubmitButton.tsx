import { useEffect, useRef, useSyncExternalStore } from 'react';

import styles from './SubmitButton.module.scss';

interface SubmitButtonProps {
  label: string;
  busyLabel: string;
  busy: boolean;
  /** The form has an address of its own, to which a browser sends it without script. */
  sendsWithoutScript: boolean;
  /** The form was sent, and its rules are still loading. */
  checking: boolean;
}

export function SubmitButton({ label, busyLabel, busy, sendsWithoutScript, checking }: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const hydrated = useHydrated();

  useEffect(() => {
    const { current } = button;
    if (!busy) return;
    // Some browsers blur a button when it is disabled: give the focus back, unless it has moved elsewhere.
    return () => {
      if (document.activeElement === document.body) current?.focus();
    };
  }, [busy]);

  // Before hydration a submit button would let the browser send a form that has nowhere to go, by click and by Enter.
  return (
    <button
      ref={button}
      className={styles.button}
      type={hydrated || sendsWithoutScript ? 'submit' : 'button'}
      disabled={busy}
      aria-busy={checking}
    >
      {busy ? busyLabel : label}
    </button>
  );
}

/** False in prerendered HTML and while hydrating, true from then on. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

const subscribeToNothing = () => () => undefined;
