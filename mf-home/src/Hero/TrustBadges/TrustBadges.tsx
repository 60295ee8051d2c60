import { Award, BadgeCheck, ShieldCheck } from 'lucide-react';
import type { TrustBadge } from 'shared-content/trustBadges';
import styles from './TrustBadges.module.scss';

const icons = { award: Award, shield: ShieldCheck, check: BadgeCheck };

/** A course of bricks: every badge is a stretcher with a header beside it. */
export function TrustBadges({ badges }: { badges: readonly TrustBadge[] }) {
  return (
    <div className={styles.band}>
      <ul className={styles.course}>
        {badges.map(({ icon, label }) => {
          const Icon = icons[icon];
          return (
            <li key={label} className={styles.badge}>
              <Icon className={styles.icon} strokeWidth={1.5} aria-hidden="true" />
              {label}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
