import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { kept } from './kept.mjs';

const versionOf = (name) => createRequire(import.meta.url)(`${name}/package.json`).version;

const ascii = Array.from({ length: 95 }, (_, offset) => String.fromCharCode(32 + offset)).join('');

/**
 * The characters of the site: printable ASCII, and the other signs and letters of British English. Headings and figures need
 * few of these, which saves 1.7 kB; the fallback font draws a missing one.
 */
const characters = {
  texts: `${ascii}\u00a0£€©®°½¼¾²³×–—‘’“”•…éèêëàâçôöüï`,
  headings: `${ascii}\u00a0£–—‘’“”…éè`,
};

/** Kerning, ligatures, and the figures of one width that the style sheets ask for. */
const features = ['kern', 'liga', 'tnum'];

const encoder = { 'subset-font': versionOf('subset-font') };

/**
 * Cuts a variable font down to the site's characters and features, and to the weights in the query: a range for texts, as in
 * `font.woff2?weights=400-600`, or one weight for headings, which needs no variation data and is 40 % smaller.
 *
 * @this {import('webpack').LoaderContext<object>}
 * @param {Buffer} source
 */
export default function fontLoader(source) {
  const [min, max] = new URLSearchParams(this.resourceQuery).get('weights').split('-').map(Number);
  const settings = {
    targetFormat: 'woff2',
    keepFeatures: features,
    variationAxes: { wght: max ? { min, max } : min },
  };
  const drawn = max ? characters.texts : characters.headings;
  return kept(source, { encoder, characters: drawn, settings }, () => subsetFont(source, drawn, settings));
}

export const raw = true;
