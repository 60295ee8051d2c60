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
}

/** A picture in every format and width that the build made of it: the browser takes one. */
export function PictureFiles({ picture, sizes, alt, ...image }: PictureFilesProps) {
  const { sources, src, srcSet, width, height } = picture;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      {/* React sets attributes in this order: with `src` first, a browser would begin to fetch the fallback. */}
      <img {...image} alt={alt} sizes={sizes} srcSet={srcSet} src={src} width={width} height={height} />
    </picture>
  );
}
