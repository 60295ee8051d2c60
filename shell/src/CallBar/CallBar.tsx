import { Phone } from 'lucide';
import type { Business } from 'shared-content/business';
import { Icon } from 'shared-content/ui/Icon';
import styles from './CallBar.module.scss';

/** The call within reach of the thumb: on phones, once the first screen has been scrolled away. It needs no script. */
export function CallBar({ mobile }: Pick<Business, 'mobile'>) {
  return (
    <aside className={styles.foot} aria-label="Call us">
      <div className={styles.rail}>
        <a className={styles.bar} href={mobile.href}>
          <Icon of={Phone} size={20} />
          <span>
            Call Now <span className={styles.number}>{mobile.display}</span>
          </span>
        </a>
      </div>
    </aside>
  );
}
