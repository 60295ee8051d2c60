import type { Business } from 'shared-content/business';
import styles from './FooterContact.module.scss';

interface FooterContactProps {
  business: Pick<Business, 'mobile' | 'office' | 'email'>;
}

export function FooterContact({ business }: FooterContactProps) {
  const { mobile, office, email } = business;
  return (
    <div>
      <h2 className={styles.heading}>Contact</h2>
      <address className={styles.contact}>
        <dl className={styles.details}>
          <dt>Mobile</dt>
          <dd>
            <a href={mobile.href}>{mobile.display}</a>
          </dd>
          <dt>Office</dt>
          <dd>
            <a href={office.href}>{office.display}</a>
          </dd>
          <dt className={styles.screenOnly}>Email</dt>
          <dd className={styles.screenOnly}>
            <a href={email.href}>{email.display}</a>
          </dd>
        </dl>
      </address>
    </div>
  );
}
