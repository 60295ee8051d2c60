import sharp from 'sharp';

/**
 * Makes an SVG into a PNG of the width in the query, as in `icon.svg?width=32&png`.
 *
 * @this {import('webpack').LoaderContext<object>}
 * @param {Buffer} source
 */
export default function rasterLoader(source) {
  const width = Number(new URLSearchParams(this.resourceQuery).get('width'));
  // Librsvg draws at 72 dpi; a higher density keeps edges crisp when the drawing is made larger.
  return sharp(source, { density: 288 }).resize(width).png({ compressionLevel: 9 }).toBuffer();
}

export const raw = true;
