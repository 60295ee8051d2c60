import { CircleCheck, TriangleAlert, X } from 'lucide';
import { useEffect, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Notification } from 'shared-content/contract/page';
import { Icon } from 'shared-content/ui/Icon';
import styles from './Toasts.module.scss';

const successDurationMs = 6000;

interface Toast extends Notification {
  id: number;
}

/** A root of its own: toasts outlive pages, and no page renders again for them. */
let root: Root | undefined;
let toasts: readonly Toast[] = [];
let lastId = 0;

/** Shows a toast, in place of one with the same text: a screen reader reads the new element. */
export function notify({ kind, title, description }: Notification): void {
  const others = toasts.filter((toast) => toast.title !== title || toast.description !== description);
  lastId += 1;
  show([...others, { id: lastId, kind, title, description }]);
}

function dismiss(id: number) {
  show(toasts.filter((toast) => toast.id !== id));
}

function show(shown: readonly Toast[]) {
  toasts = shown;
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <section className={styles.container} aria-label="Notifications">
      {toasts.map((toast) => (
        <ToastNotice key={toast.id} {...toast} />
      ))}
    </section>,
  );
}

function ToastNotice({ id, kind, title, description }: Toast) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (kind === 'error') return undefined;
    const timer = setInterval(() => {
      const isAttended = element.current?.matches(':hover, :focus-within') ?? false;
      if (document.hasFocus() && !isAttended) dismiss(id);
    }, successDurationMs);
    return () => {
      clearInterval(timer);
    };
  }, [id, kind]);

  return (
    <div ref={element} className={styles.toast} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon of={kind === 'error' ? TriangleAlert : CircleCheck} className={styles.icon} />
      <div className={styles.text}>
        <strong className={styles.title}>{title}</strong>
        <p>{description}</p>
      </div>
      <button
        className={styles.dismiss}
        type="button"
        aria-label="Dismiss"
        onClick={() => {
          dismiss(id);
        }}
      >
        <Icon of={X} size={22} />
      </button>
    </div>
  );
}
