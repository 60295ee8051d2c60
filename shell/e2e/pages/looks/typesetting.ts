import type { Look } from './look';

/** The most characters that a line of running text may hold: 60 to 70, as type is set, and what a line may be out. */
const longestLine = 75;

export const typesetting: Look = {
  name: 'is set in lines that can be read',
  findings: async (page) => {
    await page.evaluate(() => document.fonts.ready);
    return [
      ...(await page.evaluate(brokenAddresses)),
      ...(await page.evaluate(brokenWords)),
      ...(await page.evaluate(longTexts, longestLine)),
      ...(await page.evaluate(iconStrokes)),
    ];
  },
};

/** Email addresses that do not stand on one line, on the page or in what lies over it. */
function brokenAddresses(): string[] {
  const read = document.querySelector('dialog:modal') ?? document.body;
  return [...read.querySelectorAll<HTMLElement>('a[href^="mailto:"]')].flatMap((link) => {
    const address = [...link.childNodes].find(({ nodeValue }) => nodeValue?.includes('@'));
    if (!address) return [`no address in ${link.outerHTML}`];
    const text = document.createRange();
    text.selectNode(address);
    return text.getClientRects().length > 1 ? [link.outerHTML] : [];
  });
}

/** Words that are broken at their hyphen, on the page or in what lies over it. */
function brokenWords(): string[] {
  const broken: string[] = [];
  const read = document.querySelector('dialog:modal') ?? document.body;
  const texts = document.createTreeWalker(read, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { index, 0: word } of (text.nodeValue ?? '').matchAll(/\p{L}+-\p{L}+/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
    }
  }
  return broken;
}

/** Paragraphs of several lines which have room for more characters than a line may hold. */
function longTexts(limit: number): string[] {
  return [...document.querySelectorAll<HTMLElement>('main p')].flatMap((paragraph) => {
    const text = document.createRange();
    text.selectNodeContents(paragraph);
    const lines = [...text.getClientRects()];
    const drawn = lines.reduce((sum, { width }) => sum + width, 0);
    const length = paragraph.textContent.length;
    const room = (paragraph.clientWidth / drawn) * length;
    return drawn > paragraph.clientWidth * 1.2 && room > limit
      ? [`${Math.round(room)} characters: ${paragraph.textContent}`]
      : [];
  });
}

/** Icons that are missing, or drawn in lines of any other width than 1.5 CSS pixels. */
function iconStrokes(): string[] {
  const widths = [...document.querySelectorAll<SVGSVGElement>('svg[viewBox="0 0 24 24"][stroke]')].map(
    (icon) => (parseFloat(icon.getAttribute('stroke-width') ?? '') * icon.width.baseVal.value) / 24,
  );
  const different = new Set(widths.map((width) => Math.round(width * 10) / 10));
  if (different.size === 0) return ['no icon'];
  different.delete(1.5);
  return [...different].map((width) => `an icon in lines of ${width} px`);
}
