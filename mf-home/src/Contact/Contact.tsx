import { Check, Clock, Mail, MapPin, Phone, Smartphone, type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import type { Business } from 'shared-content/business';
import type { Choice } from 'shared-content/content/services';
import { Icon } from 'shared-content/ui/Icon';
import styles from './Contact.module.scss';
import { QuoteForm } from './QuoteForm';

interface ContactProps {
  business: Business;
  projectTypes: readonly Choice[];
  reasonsToRing: readonly string[];
}

export function Contact({ business, projectTypes, reasonsToRing }: ContactProps) {
  return (
    <div className={styles.contact}>
      <QuoteForm projectTypes={projectTypes} />
      <ContactCards business={business} reasonsToRing={reasonsToRing} />
    </div>
  );
}

function ContactCards({ business, reasonsToRing }: Omit<ContactProps, 'projectTypes'>) {
  const { mobile, office, email, serviceArea, hours } = business;
  return (
    <ul className={styles.cards}>
      <ContactCard icon={Smartphone} heading="Mobile">
        <p className={styles.number}>{mobile.display}</p>
        <a className={styles.call} data-variant="inverse" href={mobile.href}>
          <Icon of={Phone} size={20} />
          Call Mobile Now
        </a>
        <ul className={styles.reasons}>
          {reasonsToRing.map((reason) => (
            <li key={reason} className={styles.reason}>
              <Icon of={Check} size={20} />
              {reason}
            </li>
          ))}
        </ul>
      </ContactCard>
      <ContactCard icon={Phone} heading="Office">
        <a className={styles.link} href={office.href}>
          {office.display}
        </a>
      </ContactCard>
      <ContactCard icon={Mail} heading="Email">
        <a className={styles.link} href={email.href}>
          {email.display}
        </a>
      </ContactCard>
      <ContactCard icon={MapPin} heading="Service Area">
        <p>{serviceArea.sentence}</p>
      </ContactCard>
      <ContactCard icon={Clock} heading="Business Hours">
        {hours
          .filter(({ dayOfWeek }) => dayOfWeek.length > 0)
          .map((regular) => (
            <p key={regular.days} className={styles.hours}>
              {regular.days} {regular.hours}
            </p>
          ))}
      </ContactCard>
    </ul>
  );
}

interface ContactCardProps {
  icon: IconNode;
  heading: string;
  children: ReactNode;
}

function ContactCard({ icon, heading, children }: ContactCardProps) {
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
