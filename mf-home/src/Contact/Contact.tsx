import type { Business } from 'shared-content/business';
import type { Choice } from 'shared-content/content/services';
import styles from './Contact.module.scss';
import { ContactCards } from './ContactCards';
import { QuoteForm } from './QuoteForm';

interface ContactProps {
  business: Business;
  projectTypes: readonly Choice[];
}

export function Contact({ business, projectTypes }: ContactProps) {
  return (
    <div className={styles.contact}>
      <QuoteForm projectTypes={projectTypes} />
      <ContactCards business={business} />
    </div>
  );
}
