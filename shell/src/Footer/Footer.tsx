import type { Business } from 'shared-content/business';
import type { NavigationLink } from 'shared-content/content/navigation';
import { ContactList } from '../ContactWays/ContactWays';
import styles from './Footer.module.scss';
import { Imprint } from './Imprint';

interface FooterProps {
  business: Business;
  serviceLinks: readonly NavigationLink[];
  quickLinks: readonly NavigationLink[];
}

export function Footer({ business, serviceLinks, quickLinks }: FooterProps) {
  const { name, blurb, serviceArea, legal, copyrightYear } = business;
  return (
    <footer className={styles.footer}>
      <div className={styles.bond} />
      <div className={styles.columns}>
        <div className={styles.firm}>
          <p className={styles.name}>{name}</p>
          <p className={styles.blurb}>{blurb}</p>
          <p className={styles.area}>
            {serviceArea.region}
            <br />
            {serviceArea.sentence}
          </p>
        </div>
        <div className={styles.contact}>
          <h2 className={styles.heading}>Contact</h2>
          <address>
            <ContactList business={business} className={styles.details} />
          </address>
        </div>
        <FooterLinks id="footer-services" heading="Services" links={serviceLinks} />
        <FooterLinks id="footer-quick-links" heading="Quick Links" links={quickLinks} />
      </div>
      <Imprint name={name} year={copyrightYear} legal={legal} />
    </footer>
  );
}

interface FooterLinksProps {
  id: string;
  heading: string;
  links: readonly NavigationLink[];
}

function FooterLinks({ id, heading, links }: FooterLinksProps) {
  return (
    <nav className={styles.links} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {heading}
      </h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={label}>
            <a className={styles.link} href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
