import { short } from './geometry';

/** Of the glyphs below; their widths are in the same unit. */
const capHeight = 10;
const spacing = 2.5;
const wordSpace = 3.4;

/**
 * Single-stroke capitals as draughtsmen letter with a stencil, each from the top left corner in relative path data.
 * An SVG used as a picture has none of the page's fonts; these look the same everywhere, and their room is known.
 */
const glyphs: Readonly<Record<string, readonly [width: number, data: string]>> = {
  A: [6, 'm0 10l3-10l3 10m-4.9-3.4h3.8'],
  B: [5.8, 'v10h3.2a2.6 2.6 0 0 0 0-5.2h-3.2m3 0a2.4 2.4 0 0 0 0-4.8h-3'],
  C: [5.6, 'm5.6 3a2.8 3 0 0 0-5.6 0v4a2.8 3 0 0 0 5.6 0'],
  D: [5.8, 'v10h2.3a3.5 3.5 0 0 0 3.5-3.5v-3a3.5 3.5 0 0 0-3.5-3.5h-2.3'],
  E: [5, 'm5 0h-5v10h5m-5-5.2h4.2'],
  F: [4.8, 'm4.8 0h-4.8v10m0-5.2h4'],
  G: [5.8, 'm5.6 3a2.8 3 0 0 0-5.6 0v4a2.8 3 0 0 0 5.6 0v-1.6h-2.4'],
  H: [5.8, 'v10m5.8-10v10m-5.8-5.2h5.8'],
  I: [0, 'v10'],
  K: [5.4, 'v10m5.2-10l-5.2 6m2-2.3l3.4 6.3'],
  L: [4.6, 'v10h4.6'],
  M: [7, 'm0 10v-10l3.5 6.4l3.5-6.4v10'],
  N: [5.8, 'm0 10v-10l5.8 10v-10'],
  O: [5.8, 'm2.9 0a2.9 3 0 0 1 2.9 3v4a2.9 3 0 0 1-5.8 0v-4a2.9 3 0 0 1 2.9-3'],
  P: [5.5, 'm0 10v-10h2.8a2.7 2.7 0 0 1 0 5.4h-2.8'],
  Q: [5.8, 'm2.9 0a2.9 3 0 0 1 2.9 3v4a2.9 3 0 0 1-5.8 0v-4a2.9 3 0 0 1 2.9-3m.7 7.2l2.6 2.8'],
  R: [5.6, 'm0 10v-10h2.8a2.7 2.7 0 0 1 0 5.4h-2.8m2.6 0l3 4.6'],
  S: [5.6, 'm5.2 2.3a2.55 2.4 0 0 0-5 .2c0 1.6 1.2 2.1 2.6 2.4c1.5.3 2.8.9 2.8 2.6a2.8 2.6 0 0 1-5.6.2'],
  T: [5.6, 'h5.6m-2.8 0v10'],
  U: [5.8, 'v7a2.9 3 0 0 0 5.8 0v-7'],
  V: [6, 'l3 10l3-10'],
  W: [8.4, 'l2.1 10l2.1-8l2.1 8l2.1-10'],
  Y: [5.8, 'l2.9 5l2.9-5m-2.9 5v5'],
  '0': [5.4, 'm2.7 0a2.7 3 0 0 1 2.7 3v4a2.7 3 0 0 1-5.4 0v-4a2.7 3 0 0 1 2.7-3'],
  '1': [2.4, 'm0 2.2l2.4-2.2v10'],
  '2': [5.4, 'm0 2.7a2.7 2.7 0 0 1 5.4 0c0 1.8-1.1 2.9-2.3 4.1l-3.1 3.2h5.4'],
  '3': [5.2, 'm.2 2.1a2.4 2.4 0 1 1 2.4 2.7h-.5m.5 0a2.6 2.6 0 1 1-2.6 3'],
  '4': [5.8, 'm4.2 10v-10l-4.2 7h5.8'],
  '5': [5.4, 'm4.9 0h-4.3l-.4 4.6c.7-.6 1.5-.9 2.4-.9a2.8 3.15 0 1 1-2.6 4'],
  '6': [5.4, 'm4.6 0c-2.8 1-4.6 3.7-4.6 7a2.7 3 0 0 0 5.4 0a2.7 2.9 0 0 0-5.3-.9'],
  '7': [5.2, 'h5.2l-3.3 10'],
  '8': [
    5.4,
    'm2.7 0a2.3 2.35 0 0 1 0 4.7a2.3 2.35 0 0 1 0-4.7m0 4.7a2.7 2.65 0 0 1 0 5.3a2.7 2.65 0 0 1 0-5.3',
  ],
  '.': [0.3, 'm.1 9.9h.1'],
  ',': [0.6, 'm.5 9.6l-.5 2'],
  ':': [1, 'm.5 3.6h.1m-.1 6.3h.1'],
  '×': [4.6, 'm0 3.7l4.6 4.8m0-4.8l-4.6 4.8'],
};

/** How wide words are, and the path that writes them, where capitals are `height` high. */
export function letter(words: string, height: number): { width: number; data: string; size: number } {
  let at = 0;
  let pen: readonly [number, number] = [0, 0];
  let data = 'M0 0';
  for (const character of words.toUpperCase()) {
    if (character === ' ') {
      at += wordSpace;
      continue;
    }
    const glyph = glyphs[character];
    if (!glyph) throw new Error(`There is no lettering for '${character}' in '${words}'`);
    const [width, strokes] = glyph;
    data += `m${short(at - pen[0])} ${short(-pen[1])}${strokes}`;
    const [x, y] = endOf(strokes);
    pen = [at + x, y];
    at += width + spacing;
  }
  const size = height / capHeight;
  return { width: (at - spacing) * size, data, size };
}

/** Where relative path data ends. */
function endOf(data: string): [number, number] {
  const end: [number, number] = [0, 0];
  for (const [, command = '', list = ''] of data.matchAll(/([a-z])([^a-z]*)/g)) {
    const numbers = list.match(/-?(\d+\.?\d*|\.\d+)/g)?.map(Number) ?? [];
    if (command === 'h') end[0] += numbers[0] ?? 0;
    else if (command === 'v') end[1] += numbers[0] ?? 0;
    else {
      end[0] += numbers.at(-2) ?? 0;
      end[1] += numbers.at(-1) ?? 0;
    }
  }
  return end;
}
