import { Mail, Phone, Smartphone } from 'lucide-react';
import type { Business } from 'shared-content/business';
import styles from './ContactDetails.module.scss';

interface ContactDetailsProps {
  business: Pick<Business, 'mobile' | 'office' | 'email'>;
}

/** Both numbers and the address for enquiries; shown on large screens and on paper. */
export function ContactDetails({ business }: ContactDetailsProps) {
  const { mobile, office, email } = business;
  return (
    <address className={styles.contact} aria-label="Contact details">
      <a href={mobile.href}>
        <Smartphone className={styles.icon} aria-hidden size={14} strokeWidth={1.5} />
        <span className={styles.kind}>Mobile</span> {mobile.display}
      </a>
      <a href={office.href}>
        <Phone className={styles.icon} aria-hidden size={14} strokeWidth={1.5} />
        <span className={styles.kind}>Office</span> {office.display}
      </a>
      <a className={styles.email} href={email.href}>
        <Mail className={styles.icon} aria-hidden size={14} strokeWidth={1.5} />
        <span className={styles.kind}>Email</span> {email.display}
      </a>
    </address>
  );
}
