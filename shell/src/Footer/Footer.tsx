import type { MouseEvent } from 'react';
import type { Business } from 'shared-content/business';
import { placeholders } from 'shared-content/content/site';
import type { NavigationLink } from 'shared-content/content/navigation';
import { ContactList } from '../ContactWays/ContactWays';
import styles from './Footer.module.scss';

interface FooterProps {
  business: Omit<Business, 'legal'> & { legal: Readonly<Record<string, LegalLinkProps>> };
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
      <div className={styles.base}>
        {/* No line ends with a hanging "&". */}
        <p>{`© ${copyrightYear} ${name.replace('& ', '&\u00a0')}. All rights reserved.`}</p>
        {placeholders.note && <p>{placeholders.note}</p>}
        <ul className={styles.legal}>
          {Object.values(legal).map(({ label, href }) => (
            <li key={label}>
              <LegalLink label={label} href={href} />
            </li>
          ))}
        </ul>
      </div>
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

interface LegalLinkProps {
  label: string;
  /** The address of the page; `#` until it is written. */
  href: string;
}

/** A link whose page may not be written yet: then a click does nothing. */
function LegalLink({ label, href }: LegalLinkProps) {
  return (
    <a className={styles.legalLink} href={href} onClick={href === '#' ? preventDefault : undefined}>
      {label}
    </a>
  );
}

function preventDefault(event: MouseEvent) {
  event.preventDefault();
}
