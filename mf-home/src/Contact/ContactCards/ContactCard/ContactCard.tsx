import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from 'shared-content/ui/Icon';
import styles from './ContactCard.module.scss';

interface ContactCardProps {
  icon: IconNode;
  heading: string;
  children: ReactNode;
}

export function ContactCard({ icon, heading, children }: ContactCardProps) {
  return (
    <li className={styles.card} data-reveal>
      <Icon of={icon} className={styles.icon} />
      <div className={styles.content}>
        <h3 className={styles.heading}>{heading}</h3>
        {children}
      </div>
    </li>
  );
}
