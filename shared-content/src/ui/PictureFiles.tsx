import type { ImgHTMLAttributes } from 'react';
import type { Picture } from './picture';

interface PictureFilesProps extends Pick<
  ImgHTMLAttributes<HTMLImageElement>,
  'className' | 'decoding' | 'fetchPriority' | 'loading'
> {
  picture: Picture;
  /** The widths at which it is shown, as in an image's `sizes`. */
  sizes: string;
  /** What it shows. */
  alt: string;
  /** The class of a field in the picture's colour, below the picture, for the time until it has loaded. */
  ground?: string;
}

/** A picture in every format and width that the build made of it: the browser takes one. */
export function PictureFiles({ picture, sizes, alt, ground, ...image }: PictureFilesProps) {
  const { sources, src, srcSet, width, height, colour } = picture;
  return (
    <>
      {/* An attribute, since the security policy refuses inline styles. */}
      {ground && (
        <svg className={ground} aria-hidden="true">
          <rect width="100%" height="100%" fill={colour} />
        </svg>
      )}
      <picture>
        {sources.map((source) => (
          <source key={source.type} {...source} sizes={sizes} />
        ))}
        {/* React sets attributes in this order: with `src` first, a browser would begin to fetch the fallback. */}
        <img {...image} alt={alt} sizes={sizes} srcSet={srcSet} src={src} width={width} height={height} />
      </picture>
    </>
  );
}
