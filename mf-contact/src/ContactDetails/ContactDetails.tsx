import { Clock, Mail, MapPin, Phone, Smartphone } from 'lucide';
import type { Business } from 'shared-content/business';
import { Icon } from 'shared-content/ui/Icon';

import styles from './ContactDetails.module.scss';

type ContactDetailsProps = Pick<Business, 'mobile' | 'office' | 'email' | 'serviceArea' | 'hours'>;

/** Phone numbers, email address, service area and hours. */
export function ContactDetails({ mobile, office, email, serviceArea, hours }: ContactDetailsProps) {
  const ways = [
    { label: 'Mobile', icon: Smartphone, wide: undefined, ...mobile },
    { label: 'Office', icon: Phone, wide: undefined, ...office },
    { label: 'Email', icon: Mail, wide: true, ...email },
  ];

  return (
    <div className={styles.details}>
      {ways.map(({ label, icon, wide, display, href }) => (
        <section key={label} className={styles.entry} data-wide={wide} aria-labelledby={`contact-${label}`}>
          <Icon of={icon} className={styles.icon} />
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
      <section className={styles.entry} data-wide="" aria-labelledby="contact-area">
        <Icon of={MapPin} className={styles.icon} />
        <h2 id="contact-area" className={styles.heading}>
          Service Area
        </h2>
        <p>{serviceArea.region}</p>
        <p className={styles.note}>{serviceArea.detail}</p>
      </section>
      <section className={styles.entry} data-wide="" aria-labelledby="contact-hours">
        <Icon of={Clock} className={styles.icon} />
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

/** Both phone numbers as buttons, for visitors who prefer a call. */
export function ImmediateHelp({ mobile, office }: Pick<Business, 'mobile' | 'office'>) {
  return (
    <section className={styles.help} aria-labelledby="immediate-help">
      <h2 id="immediate-help" className={styles.helpHeading}>
        Need Immediate Help?
      </h2>
      <p>Ring about cost, planning or dates. In an emergency, ring the mobile, day or night.</p>
      <div className={styles.calls}>
        <a className={styles.call} href={mobile.href} data-variant="inverse">
          <Icon of={Phone} size={20} />
          Call Mobile
        </a>
        <a className={styles.call} href={office.href} data-variant="inverseOutline">
          <Icon of={Phone} size={20} />
          Call Office
        </a>
      </div>
    </section>
  );
}
