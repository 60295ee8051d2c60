import type { Picture } from 'shared-content/ui/picture';
import { PictureFiles } from 'shared-content/ui/PictureFiles';
import styles from './ProjectPicture.module.scss';

interface ProjectPictureProps {
  picture: Picture;
  /** What it shows. */
  alt: string;
  /** The widths at which it is shown, as in the `sizes` of a picture. */
  sizes: string;
  /** Loads at once, for what is in view when the page opens. */
  eager?: boolean;
}

export function ProjectPicture({ picture, alt, sizes, eager = false }: ProjectPictureProps) {
  return (
    <div className={styles.frame}>
      <PictureFiles
        ground={styles.ground}
        className={styles.image}
        picture={picture}
        sizes={sizes}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </div>
  );
}
