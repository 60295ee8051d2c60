import { useEffect, useState } from 'react';
import type { Business } from 'shared-content/business';
import type { NavigationLink } from 'shared-content/content/navigation';
import { CallLink, ContactLinks } from '../ContactWays/ContactWays';
import { Drawer } from './Drawer';
import { Navigation } from './Navigation';
import { Wordmark } from './Wordmark';
import styles from './Header.module.scss';

interface HeaderProps {
  business: Business;
  links: readonly NavigationLink[];
  /** The path of the page that is shown, without query and hash. */
  path: string;
  /** The address of the form; absent on the page that has it. */
  quote: string | undefined;
  /** Whether the page has a main action of its own in the first screen: the call is outlined until it has scrolled away. */
  hasAction: boolean;
}

export function Header({ business, links, path, quote, hasAction }: HeaderProps) {
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
          <Navigation links={links} path={path} current={current} />
        </div>
        <address className={styles.contact} aria-label="Contact details">
          <ContactLinks business={business} iconSize={14} />
        </address>
        {quote && (
          <a className={styles.quote} href={quote}>
            Request a Quote
          </a>
        )}
        <CallLink mobile={mobile} className={styles.call} variant={hasAction ? 'outline' : undefined} />
        <div className={styles.menu}>
          <Drawer business={business} links={links} path={path} current={current} />
        </div>
      </div>
    </header>
  );
}

/** Reduces the viewport to a line across its middle. */
const middle = '-50% 0px';

/**
 * The address of the link to mark: that of the page, or of the home page's section in the middle of the window, which is
 * none in a section that has no link.
 *
 * @param path of the page that is shown.
 */
function useCurrentLink(links: readonly NavigationLink[], path: string): string {
  const [section, setSection] = useState<string>();

  useEffect(() => {
    if (path !== '/' || !('IntersectionObserver' in window)) return undefined;
    const addresses = new Map<Element, string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const address = addresses.get(target) ?? '';
          setSection((last) => (isIntersecting ? address : last === address ? '' : last));
        }
      },
      { rootMargin: middle },
    );
    for (const { href } of links) {
      // A section has the name of its link: `/#about`, and also `/contact`.
      const element = document.getElementById(href === '/' ? 'home' : href.replace(/^\/#?/, ''));
      if (!element) continue;
      addresses.set(element, href);
      observer.observe(element);
    }
    return () => {
      observer.disconnect();
      setSection(undefined);
    };
  }, [links, path]);

  return section ?? path;
}
