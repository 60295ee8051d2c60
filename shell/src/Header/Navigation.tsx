import type { NavigationLink } from 'shared-content/content/navigation';
import styles from './Navigation.module.scss';

interface NavigationProps {
  links: readonly NavigationLink[];
  /** The path of the page that is shown. */
  path: string;
  /** The address of the link to mark. */
  current: string;
  /** "stacked" puts the links under each other. */
  layout?: 'stacked';
}

/** The site's pages and sections. */
export function Navigation({ links, path, current, layout }: NavigationProps) {
  return (
    <nav aria-label="Main">
      <ul className={styles.list} data-layout={layout}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a
              className={styles.link}
              href={href}
              aria-current={href === current ? (href === path ? 'page' : 'location') : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
