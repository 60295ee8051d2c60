import { useEffect } from 'react';
import type { Business } from 'shared-content/business';
import type { NavigationLink } from 'shared-content/content/navigation';
import { CallLink } from '../ContactWays/ContactWays';
import wall from './wall.svg';
import styles from './NotFound.module.scss';

interface NotFoundProps {
  business: Pick<Business, 'mobile'>;
  /** The other pages. */
  links: readonly NavigationLink[];
  /** The path that has no page. */
  path: string;
}

const home = '/';

export function NotFound({ business, links, path }: NotFoundProps) {
  useEffect(() => {
    console.warn(`No page at ${path}`);
  }, [path]);

  return (
    <div className={styles.notFound}>
      <img className={styles.wall} src={wall} alt="" />
      <div className={styles.text}>
        <h1 tabIndex={-1}>Oops! Page not found</h1>
        <p className={styles.lead}>
          There is a brick missing here. The page may have moved, or the address has a slip in it.
        </p>
        <div className={styles.actions}>
          <a className={styles.button} href={home}>
            Return to Home
          </a>
          <CallLink
            mobile={business.mobile}
            className={styles.button}
            variant="outline"
            label="Call"
            withNumber
            iconSize={20}
          />
        </div>
        <ul className={styles.links} aria-label="Other pages">
          {links
            .filter(({ href }) => href !== home)
            .map(({ label, href }) => (
              <li key={href}>
                <a className={styles.link} href={href}>
                  {label}
                </a>
              </li>
            ))}
        </ul>
      </div>
    </div>
  );
}
