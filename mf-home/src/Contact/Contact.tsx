import { Clock, Mail, MapPin, Phone, Smartphone, type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import type { Business } from 'shared-content/business';
import type { Choice } from 'shared-content/content/services';
import { Icon } from 'shared-content/ui/Icon';
import styles from './Contact.module.scss';
import { QuoteForm } from './QuoteForm';

interface ContactProps {
  business: Business;
  projectTypes: readonly Choice[];
  /** What to call about. */
  callNote: string;
  /** What a client says. */
  review: { words: string; attribution: string };
}

export function Contact({ business, projectTypes, callNote, review }: ContactProps) {
  const { mobile, office, email, serviceArea, hours } = business;
  return (
    <div className={styles.contact}>
      <QuoteForm projectTypes={projectTypes} />
      <ul className={styles.cards}>
        <ContactCard icon={Smartphone} heading="Mobile">
          <p className={styles.number}>{mobile.display}</p>
          <a className={styles.call} data-variant="inverse" href={mobile.href}>
            <Icon of={Phone} size={20} />
            Call Mobile Now
          </a>
          <p className={styles.note}>{callNote}</p>
          <figure className={styles.review}>
            <blockquote className={styles.words}>
              <p>{review.words}</p>
            </blockquote>
            <figcaption>{review.attribution}</figcaption>
          </figure>
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
    </div>
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
