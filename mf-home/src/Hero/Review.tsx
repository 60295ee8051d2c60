import { ArrowRight } from 'lucide';
import { Icon } from 'shared-content/ui/Icon';
import type { Picture } from 'shared-content/ui/picture';
import { PictureFiles } from 'shared-content/ui/PictureFiles';
import styles from './Review.module.scss';

export interface ReviewProps {
  words: string;
  attribution: string;
  /** The title of the client's project. */
  project: string;
  /** A view of it. */
  picture: Picture;
  /** The address of its case study. */
  href: string;
}

/** What one client says, before anything else is read. */
export function Review({ words, attribution, project, picture, href }: ReviewProps) {
  return (
    <figure className={styles.review}>
      <blockquote className={styles.words}>
        <p>{words}</p>
      </blockquote>
      <div className={styles.picture}>
        <PictureFiles picture={picture} alt="" sizes="(width >= 77rem) 18rem, 14rem" loading="lazy" />
      </div>
      <figcaption className={styles.source}>
        {attribution}
        <a className={styles.more} href={href}>
          {project}
          <Icon of={ArrowRight} size={20} />
        </a>
      </figcaption>
    </figure>
  );
}
