import { boxBetween, cornersOf, outline, polyline, short, type Box, type Point } from './geometry';
import { letter } from './lettering';
import { palette, type Colour } from './palette';

/** On paper, in millimetres: 96 CSS pixels are an inch, so that a sheet is to scale where a card is 363 px wide. */
export const paper = { width: 96, height: 67.2 };

/** Line weights on paper: what is cut, and what is seen, hatched or measured. */
export const weights = { cut: 0.4, thin: 0.2, letters: 0.27 };

/** The capitals' height on paper: that of 12 px type where the card is 286 px wide, as on a screen of 320 px. */
export const capHeight = 2.9;

/** What every drawing keeps clear at the sheet's edge. */
export const margin = 4;

type Shape = Box | readonly Point[];
type Anchor = 'start' | 'middle' | 'end';

export interface View {
  /** How many times smaller than life, as in 1:10. */
  scale: number;
  /** What stands in the sheet's top left corner, in real millimetres. */
  left: number;
  top: number;
  /** Where parts are drawn to another scale: what the sheet says instead of its own. */
  scaleNote?: string;
}

/** One drawing: everything is put in at real size, and comes out as an SVG whose unit is a real millimetre. */
export class Sheet {
  readonly scale: number;
  readonly frame: Box;
  /** What is written, and the room it takes. */
  readonly texts: { words: string; box: Box }[] = [];
  readonly #scaleNote: string;
  readonly #parts: string[] = [];
  readonly #letters: string[] = [];
  readonly #details: { place: string; detail: Sheet }[] = [];

  constructor({ scale, left, top, scaleNote = `1:${scale}` }: View) {
    this.#scaleNote = scaleNote;
    this.scale = scale;
    this.frame = { x: left, y: top, width: paper.width * scale, height: paper.height * scale };
  }

  /** What the section plane cuts: a heavy outline. */
  cut(shapes: readonly Shape[], fill: Colour) {
    return this.#path(shapes.map(outline).join(''), `fill="${fill}"`);
  }

  /** What lies behind the section plane, or a surface: a thin outline. */
  seen(shapes: readonly Shape[], fill?: Colour) {
    const attributes = fill ? `fill="${fill}" ` : '';
    return this.#path(shapes.map(outline).join(''), attributes + this.#thin());
  }

  /** Wood that the section does not cut: paler. */
  timber(shapes: readonly Shape[]) {
    return this.#path(
      shapes.map(outline).join(''),
      `fill="${palette.straw}" fill-opacity=".3" ${this.#thin()}`,
    );
  }

  /** A surface without an outline. */
  wash(shapes: readonly Shape[], fill: Colour) {
    return this.#path(shapes.map(outline).join(''), `fill="${fill}" stroke="none"`);
  }

  lines(lines: readonly (readonly Point[])[], colour: Colour = palette.slate) {
    return this.raw(lines.map(polyline).join(''), colour);
  }

  /** What lies hidden behind or above. */
  hidden(points: readonly Point[], colour: Colour = palette.slate) {
    const dash = short(0.9 * this.scale);
    return this.#path(polyline(points), `stroke="${colour}" ${this.#thin()} stroke-dasharray="${dash}"`);
  }

  heavyLines(lines: readonly (readonly Point[])[]) {
    return this.#path(lines.map(polyline).join(''), '');
  }

  /** A membrane: the trade draws it as one solid line, heavier than any other. */
  membrane(points: readonly Point[]) {
    return this.#path(polyline(points), `stroke-width="${short(0.6 * this.scale)}"`);
  }

  /** Thin lines as path data, for curves. */
  raw(data: string, colour: Colour = palette.slate, fill?: Colour) {
    const attributes = [
      fill && `fill="${fill}"`,
      colour !== palette.slate && `stroke="${colour}"`,
      this.#thin(),
    ];
    return this.#path(data, attributes.filter(Boolean).join(' '));
  }

  /** Heavy lines as path data. */
  heavy(data: string) {
    return this.#path(data, '');
  }

  /** Words with their baseline at a point, turned about it. */
  text(words: string, [x, y]: Point, anchor: Anchor = 'start', degrees = 0) {
    const { width, data, size } = letter(words, capHeight * this.scale);
    const start = { start: 0, middle: -width / 2, end: -width }[anchor];
    const place = [
      `translate(${short(x)} ${short(y)})`,
      degrees && `rotate(${short(degrees)})`,
      `scale(${short(size, 2)})`,
      `translate(${short(start / size)} -10)`,
    ];
    this.#letters.push(`<path transform="${place.filter(Boolean).join('')}" d="${data}"/>`);
    this.texts.push({
      words,
      box: turned(
        { x: start, y: -capHeight * this.scale, width, height: capHeight * this.scale },
        [x, y],
        degrees,
      ),
    });
    return this;
  }

  /** The end of a line that points at something. */
  dot([x, y]: Point) {
    const radius = 0.5 * this.scale;
    const half = `a${short(radius)} ${short(radius)} 0 1 0`;
    return this.#path(
      `M${short(x - radius)} ${short(y)}${half} ${short(2 * radius)} 0${half} ${short(-2 * radius)} 0`,
      `fill="${palette.slate}" stroke="none"`,
    );
  }

  /** A part of the sheet that is drawn `times` as large; its own origin lies at a point of the sheet. */
  detail([x, y]: Point, times: number): Sheet {
    const detail = new Sheet({ scale: this.scale / times, left: 0, top: 0 });
    this.#details.push({ place: `translate(${short(x)} ${short(y)})scale(${short(times)})`, detail });
    return detail;
  }

  /** Lets a step of a drawing add its own. */
  put(step: (sheet: Sheet) => void) {
    step(this);
    return this;
  }

  svg(): string {
    const { x, y, width, height } = this.frame;
    const corner: Point = [x + width - margin * this.scale, y + height - margin * this.scale];
    this.text(this.#scaleNote, corner, 'end');
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[x, y, width, height].map(short).join(' ')}" width="400" height="280">`,
      `<path fill="${palette.lime}" d="${outline(this.frame)}"/>`,
      `<g fill="none" stroke="${palette.slate}" stroke-width="${short(weights.cut * this.scale)}" stroke-linejoin="round">`,
      ...this.#parts,
      ...this.#details.map(({ place, detail }) => detail.#group(place)),
      `<g stroke-width="${short((weights.letters / capHeight) * 10, 2)}" stroke-linecap="round">`,
      ...this.#letters,
      '</g></g></svg>',
      '',
    ].join('\n');
  }

  #group(place: string) {
    return `<g transform="${place}" stroke-width="${short(weights.cut * this.scale)}">${this.#parts.join('')}</g>`;
  }

  #thin() {
    return `stroke-width="${short(weights.thin * this.scale, 2)}"`;
  }

  #path(data: string, attributes: string) {
    this.#parts.push(`<path ${attributes}${attributes && ' '}d="${data}"/>`);
    return this;
  }
}

/** The upright box around a box that is turned about a point. */
function turned(box: Box, [atX, atY]: Point, degrees: number): Box {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const corners = cornersOf(box).map(([x, y]): Point => [atX + x * cos - y * sin, atY + x * sin + y * cos]);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return boxBetween([Math.min(...xs), Math.min(...ys)], [Math.max(...xs), Math.max(...ys)]);
}
