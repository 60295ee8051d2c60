import type { NavigationLink } from 'shared-content/content/navigation';
import styles from './FooterLinks.module.scss';

interface FooterLinksProps {
  id: string;
  heading: string;
  links: readonly NavigationLink[];
}

export function FooterLinks({ id, heading, links }: FooterLinksProps) {
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
