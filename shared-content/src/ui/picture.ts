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
