import { Clock, Mail, MapPin, Phone, Smartphone } from 'lucide-react';
import type { Business } from 'shared-content/business';

import styles from './ContactDetails.module.scss';

type ContactDetailsProps = Pick<Business, 'mobile' | 'office' | 'email' | 'serviceArea' | 'hours'>;

const icon = { 'aria-hidden': true, size: 24, strokeWidth: 1.5 } as const;

/** How to reach the firm, where it works and when. */
export function ContactDetails({ mobile, office, email, serviceArea, hours }: ContactDetailsProps) {
  const ways = [
    { label: 'Mobile', Icon: Smartphone, ...mobile },
    { label: 'Office', Icon: Phone, ...office },
    { label: 'Email', Icon: Mail, ...email },
  ];

  return (
    <div className={styles.details}>
      {ways.map(({ label, Icon, display, href }) => (
        <section key={label} className={styles.entry} aria-labelledby={`contact-${label}`}>
          <Icon {...icon} className={styles.icon} />
          <h2 id={`contact-${label}`} className={styles.heading}>
            {label}
          </h2>
          <p>
            <a className={styles.way} href={href}>
              {display}
            </a>
          </p>
        </section>
      ))}
      <section className={styles.entry} aria-labelledby="contact-area">
        <MapPin {...icon} className={styles.icon} />
        <h2 id="contact-area" className={styles.heading}>
          Service Area
        </h2>
        <p>{serviceArea.region}</p>
        <p className={styles.note}>{serviceArea.detail}</p>
      </section>
      <section className={styles.entry} aria-labelledby="contact-hours">
        <Clock {...icon} className={styles.icon} />
        <h2 id="contact-hours" className={styles.heading}>
          Business Hours
        </h2>
        <dl className={styles.hours}>
          {hours.map((entry) => (
            <div key={entry.days} className={styles.day}>
              <dt>{entry.days}</dt> <dd>{entry.hours}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
