import type { MouseEvent } from 'react';
import { placeholders } from 'shared-content/content/site';
import type { NavigationLink } from 'shared-content/content/navigation';
import styles from './Imprint.module.scss';

/** Links to legal texts. A text that is not written yet has the address `#`. */
export type Legal = Readonly<Record<string, NavigationLink>>;

interface ImprintProps {
  name: string;
  year: number;
  legal: Legal;
}

/** The last line of every page. */
export function Imprint({ name, year, legal }: ImprintProps) {
  return (
    <div className={styles.base}>
      {/* No line ends with a hanging "&". */}
      <p>{`© ${year} ${name.replace('& ', '&\u00a0')}. All rights reserved.`}</p>
      {placeholders.note && <p>{placeholders.note}</p>}
      <ul className={styles.links}>
        {Object.values(legal).map(({ label, href }) => (
          <li key={label}>
            <a className={styles.link} href={href} onClick={href === '#' ? preventDefault : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function preventDefault(event: MouseEvent) {
  event.preventDefault();
}
