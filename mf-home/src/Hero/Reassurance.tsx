import { Rating } from 'shared-content/ui/Rating';
import styles from './Reassurance.module.scss';

export interface ReassuranceProps {
  words: string;
  attribution: string;
  promise: string;
}

/** Before anything else is read: what one client says, and what a request costs. */
export function Reassurance({ words, attribution, promise }: ReassuranceProps) {
  return (
    <div className={styles.strip}>
      <figure className={styles.review}>
        <Rating />
        <blockquote className={styles.words}>
          <p>{words}</p>
        </blockquote>
        <figcaption className={styles.who}>{attribution}</figcaption>
      </figure>
      <p className={styles.quiet}>{promise}</p>
    </div>
  );
}
