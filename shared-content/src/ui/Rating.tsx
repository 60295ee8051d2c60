import { Star } from 'lucide';
import { Icon } from './Icon';
import styles from './Rating.module.scss';

const stars = [1, 2, 3, 4, 5];

/** Five stars and what they stand for. The custom property `--stars` is their colour, else straw. */
export function Rating() {
  return (
    <div className={styles.rating}>
      <span className={styles.stars} aria-hidden="true">
        {stars.map((star) => (
          <Icon key={star} of={Star} size={20} />
        ))}
      </span>
      5-star Google Review
    </div>
  );
}
