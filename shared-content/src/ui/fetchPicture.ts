import type { Picture } from 'shared-content/ui/picture';

/**
 * Fetches the file of a picture that the browser will choose where it is shown.
 *
 * @param sizes the widths at which it is shown, as in an image's `sizes`.
 */
export function fetchPicture({ sources, src, srcSet }: Picture, sizes: string): void {
  // Not a preload link, of which browsers complain where the picture is not shown after all.
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
