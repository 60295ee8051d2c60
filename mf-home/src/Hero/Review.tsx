import { Rating } from 'shared-content/ui/Rating';
import styles from './Review.module.scss';

export interface ReviewProps {
  words: string;
  attribution: string;
}

/** What one client says, before anything else is read. */
export function Review({ words, attribution }: ReviewProps) {
  return (
    <figure className={styles.review}>
      <Rating />
      <blockquote className={styles.words}>
        <p>{words}</p>
      </blockquote>
      <figcaption className={styles.who}>{attribution}</figcaption>
    </figure>
  );
}
