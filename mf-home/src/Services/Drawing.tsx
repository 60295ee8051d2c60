import type { Service } from 'shared-content/content/services';
import styles from './Drawing.module.scss';
import { drawings } from './drawings/drawings';

/** The detail drawing of a trade, and what it shows. */
export function Drawing({ of, className }: { of: Service['icon']; className: string | undefined }) {
  const { address, alt, caption } = drawings[of];
  return (
    <figure className={className}>
      <img className={styles.lines} src={address} alt={alt} width={400} height={280} loading="lazy" />
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
