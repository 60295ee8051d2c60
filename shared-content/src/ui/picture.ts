/** One format's files of a picture: a `srcset` value and its media type. */
export interface PictureSource {
  type: 'image/avif' | 'image/webp';
  srcSet: string;
}

/** A picture as the build makes it from one source file. */
export interface Picture {
  sources: readonly PictureSource[];
  /** The JPEG fallback. */
  src: string;
  srcSet: string;
  /** The intrinsic size in pixels of the widest file. */
  width: number;
  height: number;
  /** The average colour, `#rrggbb`, to stand behind the picture until it is there. */
  colour: string;
}

/**
 * Fetches the file of a picture that the browser will choose when it shows the picture.
 *
 * @param sizes the widths at which it is shown, as in an image's `sizes`.
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

/** Fetches a picture that a style sheet uses as a mask, in the mode in which browsers ask for masks. */
export function fetchMask(address: string): void {
  Object.assign(new Image(), { crossOrigin: 'anonymous', src: address });
}
