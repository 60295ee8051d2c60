import type { NavigationLink } from 'shared-content/content/navigation';
import styles from './Navigation.module.scss';

interface NavigationProps {
  links: readonly NavigationLink[];
  /** The path of the page that is shown. */
  path: string;
  /** How the links stand: none is beside each other, "stacked" under each other. */
  layout?: 'stacked';
}

/** The site's pages. Only a link to a whole page can be the current one; `/#about` is a place in another. */
export function Navigation({ links, path, layout }: NavigationProps) {
  return (
    <nav aria-label="Main">
      <ul className={styles.list} data-layout={layout}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a className={styles.link} href={href} aria-current={href === path ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
