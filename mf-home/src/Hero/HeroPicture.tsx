import { preload } from 'react-dom';
import type { Picture } from 'shared-content/ui/picture';
import { PictureFiles } from 'shared-content/ui/PictureFiles';
import styles from './HeroPicture.module.scss';

interface HeroPictureProps {
  picture: Picture;
  /** The widths at which it is shown, as in an image's `sizes`. */
  sizes: string;
  alt: string;
}

export function HeroPicture({ picture, sizes, alt }: HeroPictureProps) {
  const [best] = picture.sources;
  if (best) {
    // Prerendered, this becomes a link in the head: the browser requests the picture before it reads the style sheets.
    preload(picture.src, {
      as: 'image',
      type: best.type,
      imageSrcSet: best.srcSet,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
  return (
    <div className={styles.frame}>
      <div className={styles.bond} />
      <div className={styles.wall}>
        <svg className={styles.colour} viewBox="0 0 3 2" preserveAspectRatio="none" aria-hidden="true">
          <rect width="3" height="2" fill={picture.colour} />
        </svg>
        <PictureFiles
          className={styles.image}
          picture={picture}
          sizes={sizes}
          alt={alt}
          fetchPriority="high"
        />
      </div>
    </div>
  );
}
