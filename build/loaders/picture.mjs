import path from 'node:path';
import sharp from 'sharp';

/** 688 and 752 are what a card and the whole width of a phone take at two dots to the pixel. */
const widths = [480, 688, 752, 1200, 1680];
/** Encoder settings chosen by eye on the four source pictures; the hero at 752 px stays under 60 kB. */
const formats = [
  {
    extension: 'avif',
    type: 'image/avif',
    encode: (image, quick) => image.avif({ quality: 45, effort: quick ? 0 : 4 }),
  },
  { extension: 'webp', type: 'image/webp', encode: (image) => image.webp({ quality: 62 }) },
  { extension: 'jpg', type: 'image/jpeg', encode: (image) => image.jpeg({ quality: 70, mozjpeg: true }) },
];

/**
 * Makes one source picture into the files that a page offers (AVIF, WebP and JPEG in several widths) and
 * the module into a `Picture` of shared-content. The server build gets the same module without the files, and
 * development gets larger files in a tenth of the time.
 *
 * @this {import('webpack').LoaderContext<{ emit: boolean, quick: boolean }>}
 * @param {Buffer} source
 */
export default async function pictureLoader(source) {
  const { emit, quick } = this.getOptions();
  const name = path.parse(this.resourcePath).name;
  const { width = 0, height = 0 } = await sharp(source).metadata();
  const sizes = widths.filter((offer) => offer <= width);

  if (emit) {
    await Promise.all(
      sizes.flatMap((size) =>
        formats.map(async ({ extension, encode }) => {
          this.emitFile(
            `${name}-${size}.${extension}`,
            await encode(sharp(source).resize(size), quick).toBuffer(),
          );
        }),
      ),
    );
  }

  const largest = Math.max(...sizes);
  const address = (size, extension) =>
    `__webpack_public_path__ + ${JSON.stringify(`${name}-${size}.${extension}`)}`;
  const srcSet = (extension) =>
    sizes.map((size) => `${address(size, extension)} + ' ${size}w'`).join(` + ', ' + `);
  const [avif, webp, jpeg] = formats;
  const { dominant } = await sharp(source).resize(64).stats();
  const colour = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  return `export default {
    sources: [
      { type: '${avif.type}', srcSet: ${srcSet(avif.extension)} },
      { type: '${webp.type}', srcSet: ${srcSet(webp.extension)} },
    ],
    src: ${address(sizes.find((size) => size >= 752) ?? largest, jpeg.extension)},
    srcSet: ${srcSet(jpeg.extension)},
    width: ${largest},
    height: ${Math.round((height * largest) / width)},
    colour: '${colour}',
  };`;
}

export const raw = true;
