import type { Picture } from 'shared-content/ui/picture';
import styles from './ProjectPicture.module.scss';

interface ProjectPictureProps {
  image: Picture;
  /** What it shows. */
  alt: string;
  /** The widths at which it is shown, as in the `sizes` of a picture. */
  sizes: string;
  /** Loads at once, for what is in view when the page opens. */
  eager?: boolean;
}

export function ProjectPicture({ image, alt, sizes, eager = false }: ProjectPictureProps) {
  return (
    <div className={styles.frame}>
      {/* A colour from the content as an attribute, since the security policy refuses inline styles. */}
      <svg className={styles.ground} aria-hidden="true">
        <rect width="100%" height="100%" fill={image.colour} />
      </svg>
      <picture>
        {image.sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        <img
          className={styles.image}
          src={image.src}
          srcSet={image.srcSet}
          sizes={sizes}
          width={image.width}
          height={image.height}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
        />
      </picture>
    </div>
  );
}
