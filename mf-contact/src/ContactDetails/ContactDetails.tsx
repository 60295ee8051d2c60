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

interface ImmediateHelpProps {
  heading: string;
  text: string;
  calls: readonly { label: string; href: string }[];
}

/** Both phone numbers as buttons, for visitors who prefer a call. */
export function ImmediateHelp({ heading, text, calls }: ImmediateHelpProps) {
  return (
    <section className={styles.help} aria-labelledby="immediate-help">
      <h2 id="immediate-help" className={styles.helpHeading}>
        {heading}
      </h2>
      <p>{text}</p>
      <ul className={styles.calls}>
        {calls.map(({ label, href }, index) => (
          <li key={href}>
            <a className={styles.call} href={href} data-variant={index === 0 ? 'inverse' : 'inverseOutline'}>
              <Icon of={Phone} size={20} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
