import { Award, BadgeCheck, ShieldCheck } from 'lucide';
import { Icon } from 'shared-content/ui/Icon';
import type { TrustBadge } from '../content';
import styles from './TrustBadges.module.scss';

const icons = { award: Award, shield: ShieldCheck, check: BadgeCheck };

/** A badge is a brick, and where there is room a stretcher of a course in Flemish bond. */
export function TrustBadges({ badges }: { badges: readonly TrustBadge[] }) {
  return (
    <div className={styles.band}>
      <ul className={styles.course}>
        {badges.map(({ icon, label, fact, proof }) => (
          <li key={label} className={styles.brick}>
            <a className={styles.badge} href={proof}>
              <Icon of={icons[icon]} className={styles.icon} />
              <span>
                {label} <small className={styles.fact}>{fact}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
