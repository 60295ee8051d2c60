import { ExternalLink, Star } from 'lucide';
import { Icon } from './Icon';
import styles from './Rating.module.scss';

const stars = [1, 2, 3, 4, 5];

interface RatingProps {
  /** The address of the review, elsewhere. */
  href?: string;
}

/** Five stars and what they stand for. The custom property `--stars` is their colour, else straw. */
export function Rating({ href }: RatingProps) {
  const label = '5-star Google Review';
  return (
    <div className={styles.rating}>
      <span className={styles.stars} aria-hidden="true">
        {stars.map((star) => (
          <Icon key={star} of={Star} />
        ))}
      </span>
      {href ? (
        <a className={styles.review} href={href} target="_blank" rel="noopener noreferrer">
          {label}
          <Icon of={ExternalLink} size={16} />
          <span className={styles.said}>(opens in a new tab)</span>
        </a>
      ) : (
        label
      )}
    </div>
  );
}
