import { CircleCheck, TriangleAlert, X } from 'lucide';
import { createRoot } from 'react-dom/client';
import { type Id, ToastContainer, toast } from 'react-toastify/unstyled';
import type { Notification } from 'shared-content/contract/page';
import { Icon } from 'shared-content/ui/Icon';
import styles from './toaster.module.scss';

const successDurationMs = 6000;

// One container as long as the document lives. The library queues toasts until React has mounted it.
const container = document.body.appendChild(document.createElement('div'));
createRoot(container).render(
  <ToastContainer
    aria-label="Notifications"
    className={() => styles.container ?? ''}
    toastClassName={(context) => `${styles.toast ?? ''} ${styles[context?.type ?? 'success'] ?? ''}`}
    progressClassName={() => styles.timer ?? ''}
    position="bottom-right"
    closeButton={DismissButton}
    icon={false}
    transition={false}
    hideProgressBar
  />,
);

// The library pauses its timers while a toast is hovered, but not while one has the focus.
container.addEventListener('focusin', () => {
  toast.pause();
});
container.addEventListener('focusout', () => {
  toast.play();
});

/** The latest toast of each text. */
const shown = new Map<string, Id>();

/** Shows a toast, in place of one with the same text: a screen reader reads what is new. */
export function showToast(notification: Notification) {
  const { kind, title, description } = notification;
  const text = `${kind} ${title} ${description}`;
  const same = shown.get(text);
  if (same !== undefined) toast.dismiss(same);
  const id = toast(<ToastText {...notification} />, {
    type: kind,
    role: kind === 'error' ? 'alert' : 'status',
    autoClose: kind === 'error' ? false : successDurationMs,
  });
  shown.set(text, id);
  if (kind === 'error') return;
  // Whoever scrolls on has read it, and on the way it would cover what comes.
  const dismiss = () => {
    toast.dismiss(id);
  };
  addEventListener('wheel', dismiss, { once: true, passive: true });
  addEventListener('touchmove', dismiss, { once: true, passive: true });
}

function ToastText({ kind, title, description }: Notification) {
  return (
    <div className={styles.body}>
      <Icon of={kind === 'error' ? TriangleAlert : CircleCheck} className={styles.icon} />
      <div>
        <strong className={styles.title}>{title}</strong>
        <p>{description}</p>
      </div>
    </div>
  );
}

function DismissButton({ closeToast }: { closeToast: (byVisitor: boolean) => void }) {
  return (
    <button
      className={styles.dismiss}
      type="button"
      aria-label="Dismiss"
      onClick={() => {
        closeToast(true);
      }}
    >
      <Icon of={X} size={22} />
    </button>
  );
}
