import type { ReactNode } from 'react';
import styles from './Materials.module.scss';

interface MaterialsProps {
  materials: readonly string[];
  /** The work seen close, where there is such a picture. */
  closeUp?: ReactNode;
}

/** What the work is made of, beside a close look at it. */
export function Materials({ materials, closeUp }: MaterialsProps) {
  return (
    <div className={styles.materials}>
      {closeUp && <div className={styles.closeUp}>{closeUp}</div>}
      <section className={styles.list}>
        <h3>Materials Used</h3>
        <ul className={styles.items}>
          {materials.map((item) => (
            <li key={item} className={styles.item}>
              {item}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
