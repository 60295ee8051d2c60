import type { MouseEvent } from 'react';
import type { Business } from 'shared-content/business';
import { placeholders } from 'shared-content/content/site';
import styles from './Imprint.module.scss';

interface ImprintProps extends Pick<Business, 'name' | 'legal'> {
  year: number;
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
