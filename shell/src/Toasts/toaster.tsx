import { createRoot } from 'react-dom/client';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import type { Notification } from 'shared-content/contract/page';
import { DismissButton } from './DismissButton';
import { ToastText } from './ToastText';
import styles from './toaster.module.scss';

const successStays = 6000;

// One place for the life of the page; toasts asked for before React has mounted it wait in the library's queue.
const place = document.body.appendChild(document.createElement('div'));
createRoot(place).render(
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

// The library waits for a pointer that hovers; who reads by keyboard gets the same time.
place.addEventListener('focusin', () => {
  toast.pause();
});
place.addEventListener('focusout', () => {
  toast.play();
});

export function showToast({ kind, title, description }: Notification) {
  toast(<ToastText kind={kind} title={title} description={description} />, {
    type: kind,
    role: kind === 'error' ? 'alert' : 'status',
    autoClose: kind === 'error' ? false : successStays,
  });
}
