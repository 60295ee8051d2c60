import { Mail, Phone, Smartphone } from 'lucide';
import type { Business } from 'shared-content/business';
import { Icon } from 'shared-content/ui/Icon';
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
        <Icon of={Smartphone} className={styles.icon} size={14} />
        <span className={styles.kind}>Mobile</span> {mobile.display}
      </a>
      <a href={office.href}>
        <Icon of={Phone} className={styles.icon} size={14} />
        <span className={styles.kind}>Office</span> {office.display}
      </a>
      <a className={styles.email} href={email.href}>
        <Icon of={Mail} className={styles.icon} size={14} />
        <span className={styles.kind}>Email</span> {email.display}
      </a>
    </address>
  );
}
