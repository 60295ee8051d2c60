/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { drawn } from './drawn';
import { boxBetween, type Box } from './geometry';
import { palette } from './palette';
import { capHeight, paper } from './Sheet';

const names = Object.keys(drawn);
const committed = (name: string) => readFileSync(path.join(__dirname, `${name}.svg`), 'utf8');
const draw = (name: string) => {
  const sheet = drawn[name]?.();
  if (!sheet) throw new Error(`There is no drawing ${name}`);
  return { sheet, svg: sheet.svg() };
};

test.each(names)('%s: the committed file is what the library draws', (name) => {
  // Another file here means: run `npx tsx mf-home/src/Services/drawings/writeDrawings.ts`.
  expect(committed(name)).toBe(draw(name).svg);
});

test.each(names)('%s takes 4 kB at most', (name) => {
  expect(brotliCompressSync(committed(name)).length).toBeLessThanOrEqual(4000);
});

test.each(names)('%s needs no style, script, font or other file', (name) => {
  expect(committed(name)).not.toMatch(/<style|style=|class=|<script|<text|href|url\(/);
  // Nothing that a browser would refuse to draw.
  expect(committed(name)).not.toMatch(/NaN|undefined|Infinity/);
});

test.each(names)('%s: every word stands on the sheet, clear of every other', (name) => {
  const { sheet } = draw(name);
  for (const [index, { words, box }] of sheet.texts.entries()) {
    expect({ words, outside: outside(box, sheet.frame) }).toEqual({ words, outside: false });
    const others = sheet.texts.slice(index + 1).filter((other) => overlap(box, other.box));
    expect({ words, on: others.map((other) => other.words) }).toEqual({ words, on: [] });
  }
});

test('letters are as large as 12 px type on the smallest screen', () => {
  // On a screen of 320 px a card is 286 px wide inside its border; Arial's capitals are 0.716 of the type's size.
  expect((capHeight / paper.width) * 286).toBeGreaterThanOrEqual(0.716 * 12);
});

test("the colours are the brand's", () => {
  const tokens = readFileSync(createRequire(__filename).resolve('shared-content/styles/tokens.scss'), 'utf8');
  for (const [name, value] of Object.entries(palette)) {
    const token = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    expect(tokens).toContain(`--${token}: ${value};`);
  }
});

function outside(box: Box, frame: Box) {
  return (
    box.x < frame.x ||
    box.y < frame.y ||
    box.x + box.width > frame.x + frame.width ||
    box.y + box.height > frame.y + frame.height
  );
}

function overlap(one: Box, other: Box) {
  const shared = boxBetween(
    [Math.max(one.x, other.x), Math.max(one.y, other.y)],
    [
      Math.min(one.x + one.width, other.x + other.width),
      Math.min(one.y + one.height, other.y + other.height),
    ],
  );
  return shared.width > 0 && shared.height > 0;
}
