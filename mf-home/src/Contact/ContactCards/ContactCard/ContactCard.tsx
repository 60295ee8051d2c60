import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './ContactCard.module.scss';

interface ContactCardProps {
  icon: LucideIcon;
  heading: string;
  children: ReactNode;
}

export function ContactCard({ icon: Icon, heading, children }: ContactCardProps) {
  return (
    <li className={styles.card} data-reveal>
      <Icon className={styles.icon} strokeWidth={1.5} aria-hidden="true" />
      <div className={styles.content}>
        <h3 className={styles.heading}>{heading}</h3>
        {children}
      </div>
    </li>
  );
}
