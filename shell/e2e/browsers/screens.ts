import sharp from 'sharp';
import { laidOutKey, pageInteractive } from 'shared-content/contract/document';
import type { Tab } from 'platform/testing/tab';

/** The side of a tile, in pixels. */
const tile = 64;

/** How far the mean colour of a tile may be outside of those around it in the other browser, of 255. */
const mostApart = 24;

/** How far the heights of a block may be apart, in pixels and in parts of it, since a text may have a line more. */
const mostHigher = { pixels: 32, part: 0.04 };

/** A part of a page from its left to its right edge: what lies above it may be higher in one browser than in another. */
interface Block {
  name: string;
  top: number;
  height: number;
}

export interface Screen {
  picture: Uint8Array;
  width: number;
  blocks: Block[];
}

/** Opens a page and photographs all of it. */
export async function screenOf(tab: Tab, address: string, width: number): Promise<Screen> {
  await tab.resize(width, 900);
  await tab.open(address);
  const blocks = await tab.evaluate(settle, pageInteractive, laidOutKey);
  return { picture: await tab.photograph(), width, blocks };
}

/** Runs in the page: waits until all of it is there and nothing hides anything, and gives the blocks. */
async function settle(interactive: string, laidOut: string): Promise<Block[]> {
  const { dataset } = document.documentElement;
  while (performance.getEntriesByName(interactive).length === 0 || !(laidOut in dataset))
    await new Promise((resolve) => setTimeout(resolve, 20));
  // What sticks to the screen would lie over what scrolls below it.
  for (const element of document.querySelectorAll<HTMLElement>('body *'))
    if (['fixed', 'sticky'].includes(getComputedStyle(element).position)) element.style.position = 'static';
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]);
  return (
    [...document.querySelectorAll('#root > header, #main > * > *, footer')]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      // Without what is read out only.
      .filter(({ box }) => box.height > 2)
      .map(({ element: { localName, id }, box: { top, height } }) => ({
        name: id ? `${localName} #${id}` : localName,
        top: Math.round(top + window.scrollY),
        height: Math.round(height),
      }))
  );
}

/**
 * Where two browsers show a page differently: blocks of another height, tiles of a colour that the other browser shows
 * nowhere near, since a line that breaks at another word moves what is below it.
 */
export async function differences(one: Screen, other: Screen): Promise<string[]> {
  const names = ({ blocks }: Screen) => blocks.map(({ name }) => name).join(', ');
  if (names(one) !== names(other)) return [`${names(one)} ≠ ${names(other)}`];
  const found = one.blocks.map(async (block, at) => {
    const counterpart = other.blocks[at] ?? block;
    const { name, height } = block;
    if (Math.abs(counterpart.height - height) > Math.max(mostHigher.pixels, mostHigher.part * height))
      return [`${name} is ${height} and ${counterpart.height} px high`];
    const columns = Math.round(one.width / tile);
    const rows = Math.ceil(height / tile);
    const [tiles, others] = await Promise.all([
      meanColours(one, block, columns, rows),
      meanColours(other, counterpart, columns, rows),
    ]);
    return others.flatMap((colour, number) => {
      const [column, row] = [number % columns, Math.floor(number / columns)];
      const around = tiles.filter(
        (_, at) => Math.abs((at % columns) - column) <= 1 && Math.abs(Math.floor(at / columns) - row) <= 1,
      );
      const isFound = colour.every((value, channel) => {
        const values = around.map((tile) => tile[channel] ?? 0);
        return value >= Math.min(...values) - mostApart && value <= Math.max(...values) + mostApart;
      });
      const where = `${name}, ${tile * column} px in, ${tile * row} px down`;
      return isFound ? [] : [`${where}: ${tiles[number]?.join() ?? ''} and ${colour.join()}`];
    });
  });
  return (await Promise.all(found)).flat();
}

/** The mean colour of each tile of a block, from left to right and down. */
async function meanColours(
  { picture, width }: Screen,
  { top, height }: Block,
  columns: number,
  rows: number,
): Promise<number[][]> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    // Without the edges, which may be half a pixel off.
    .extract({ left: 0, top: top + 1, width, height: height - 2 })
    .resize(columns, rows, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: columns * rows }, (_, number) => [
    ...data.subarray(number * info.channels, (number + 1) * info.channels),
  ]);
}
