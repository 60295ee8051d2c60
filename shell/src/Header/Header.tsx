import type { Business } from 'shared-content/business';
import type { NavigationLink } from 'shared-content/content/navigation';
import { CallLink, ContactLinks } from '../ContactWays/ContactWays';
import { Drawer } from './Drawer';
import { Navigation } from './Navigation';
import { useCurrentLink } from './useCurrentLink';
import { Wordmark } from './Wordmark';
import styles from './Header.module.scss';

interface HeaderProps {
  business: Business;
  links: readonly NavigationLink[];
  /** The path of the page that is shown, without query and hash. */
  path: string;
}

export function Header({ business, links, path }: HeaderProps) {
  const { name, shortName, mobile } = business;
  const current = useCurrentLink(links, path);
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <div className={styles.bar}>
        <Wordmark name={name} shortName={shortName} />
        <div className={styles.navigation}>
          <Navigation links={links} current={current} />
        </div>
        <address className={styles.contact} aria-label="Contact details">
          <ContactLinks business={business} iconSize={14} />
        </address>
        <CallLink mobile={mobile} className={styles.call} />
        <div className={styles.menu}>
          <Drawer business={business} links={links} path={path} current={current} />
        </div>
      </div>
    </header>
  );
}
