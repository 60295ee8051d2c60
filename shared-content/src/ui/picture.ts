/** One format's files of a picture: a `srcset` value and its media type. */
interface PictureSource {
  type: 'image/avif' | 'image/webp';
  srcSet: string;
}

/** A picture, as the build makes it from one source file. */
export interface Picture {
  sources: readonly PictureSource[];
  /** The JPEG fallback. */
  src: string;
  srcSet: string;
  /** The intrinsic size in pixels of the widest file. */
  width: number;
  height: number;
  /** A light tint of the average colour, `#rrggbb`, shown until the picture is loaded. */
  colour: string;
}

/**
 * Fetches the file that the browser will choose for the picture.
 *
 * @param sizes its widths on the page, as in an image's `sizes`
 */
export function fetchPicture({ sources, src, srcSet }: Picture, sizes: string): void {
  // Not a preload link: browsers warn when a preloaded picture is not shown.
  const picture = document.createElement('picture');
  for (const source of sources) {
    picture.append(
      Object.assign(document.createElement('source'), { type: source.type, srcset: source.srcSet, sizes }),
    );
  }
  picture.append(Object.assign(document.createElement('img'), { sizes, srcset: srcSet, src }));
}

/** Fetches the mask of a style sheet, in the request mode of masks. */
export function fetchMask(address: string): void {
  Object.assign(new Image(), { crossOrigin: 'anonymous', src: address });
}
