import { CircleCheck, TriangleAlert, X } from 'lucide';
import { createRoot } from 'react-dom/client';
import { ToastContainer, toast } from 'react-toastify/unstyled';
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

export function showToast(notification: Notification) {
  const { kind } = notification;
  toast(<ToastText {...notification} />, {
    type: kind,
    role: kind === 'error' ? 'alert' : 'status',
    autoClose: kind === 'error' ? false : successDurationMs,
  });
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
