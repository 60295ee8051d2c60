import { preload } from 'react-dom';
import type { Picture } from 'shared-content/ui/picture';
import { heroSizes } from './heroSizes';
import styles from './HeroPicture.module.scss';

export function HeroPicture({ picture, alt }: { picture: Picture; alt: string }) {
  const [best] = picture.sources;
  if (best) {
    // Prerendered, this is a link in the document's head: the picture is asked for before the style sheets are read.
    preload(picture.src, {
      as: 'image',
      type: best.type,
      imageSrcSet: best.srcSet,
      imageSizes: heroSizes,
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
        <picture>
          {picture.sources.map(({ type, srcSet }) => (
            <source key={type} type={type} srcSet={srcSet} sizes={heroSizes} />
          ))}
          <img
            className={styles.image}
            src={picture.src}
            srcSet={picture.srcSet}
            sizes={heroSizes}
            width={picture.width}
            height={picture.height}
            alt={alt}
            fetchPriority="high"
          />
        </picture>
      </div>
    </div>
  );
}
