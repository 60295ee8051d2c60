import { CircleCheck } from 'lucide';
import { useEffect, useRef } from 'react';
import type { Telephone } from 'shared-content/business';
import { Icon } from 'shared-content/ui/Icon';

import styles from './SentPanel.module.scss';

interface SentPanelProps {
  title: string;
  /** Leads up to the phone number. */
  description: string;
  phone: Telephone;
}

/**
 * Confirms that the request was sent, and stays after the toast has gone. It comes into view and does not take the focus:
 * a screen reader has just read the toast.
 */
export function SentPanel({ title, description, phone }: SentPanelProps) {
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { activeElement, body } = document;
    // A visitor who has moved on to another part of the page stays there.
    const isWaiting = activeElement === body || panel.current?.parentElement?.contains(activeElement);
    if (isWaiting) panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <div ref={panel} className={styles.panel} role="group" aria-labelledby="request-sent">
      <Icon of={CircleCheck} className={styles.icon} size={32} />
      <div>
        <h3 id="request-sent">{title}</h3>
        <p className={styles.description}>
          {description}{' '}
          <a className={styles.phone} href={phone.href}>
            {phone.display}
          </a>
          .
        </p>
      </div>
    </div>
  );
}
