import type { Page } from 'playwright-core';
import { pageStates } from '../support/pageStates';
import { openStage, type Stage } from '../support/visit';

/** 1280 × 1024 at 400 %, which is also the narrowest screen. */
const zoomed = { width: 320, height: 256 };

/** The spacing that WCAG 1.4.12 lets a reader set. */
const wideText = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

describe.each(pageStates)('$name', ({ reach }) => {
  test('fits 320 px and 400 % zoom without scrolling sideways', async () => {
    const { page, context } = await stage.visitor({ viewport: zoomed, reducedMotion: 'reduce' });
    await reach(page);
    expect(await page.evaluate(tooWide)).toEqual([]);
    await context.close();
  });

  test('keeps all its text when the reader spaces it out', async () => {
    const { page, context } = await stage.visitor({ viewport: zoomed, reducedMotion: 'reduce' });
    await reach(page);
    await style(page, wideText);
    expect(await page.evaluate(tooWide)).toEqual([]);
    expect(await page.evaluate(cutOff)).toEqual([]);
    await context.close();
  });

  test('does not move when the reader asked for less motion', async () => {
    const { page, context } = await stage.visitor({ viewport: zoomed, reducedMotion: 'reduce' });
    await reach(page);
    await page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
    });
    expect(await page.evaluate(moving)).toEqual([]);
    await context.close();
  });
});

/** Adds a style sheet in the one way that the page's own policy leaves open. */
async function style(page: Page, text: string) {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, text);
}

function tooWide(): string[] {
  return [...document.querySelectorAll('html, dialog[open], [role=dialog]')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ tagName, scrollWidth, clientWidth }) => `${tagName}: ${scrollWidth} in ${clientWidth} px`);
}

/** Texts that reach out of their own box or of one that cuts them off. */
function cutOff(): string[] {
  const cut = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    if (width === 0 || !text.textContent?.trim()) continue;
    for (let box = text.parentElement; box; box = box.parentElement) {
      const { clipPath, display, overflowX, webkitLineClamp } = getComputedStyle(box);
      // Text for screen readers alone is cut off on purpose, and so are the two lines of a project's description.
      if (clipPath !== 'none' || webkitLineClamp !== 'none') break;
      const cuts = ['hidden', 'clip'].includes(overflowX) && box !== document.documentElement;
      if (display === 'inline' || !(cuts || box === text.parentElement)) continue;
      const edge = box.getBoundingClientRect();
      const above = cuts && (top < edge.top - 1 || bottom > edge.bottom + 1);
      if (above || left < edge.left - 1 || right > edge.right + 1) cut.add(text.textContent);
    }
  }
  return [...cut];
}

/** What animates anything but a colour of something that can be seen. */
function moving(): string[] {
  return document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? [effect] : []))
    .filter(({ target }) => target?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((effect) => effect.getKeyframes().some((frame) => Object.keys(frame).some(isMovement)))
    .map(({ target }) => target?.className ?? '');

  function isMovement(property: string) {
    return !/color|shadow|^(offset|computedOffset|easing|composite)$/i.test(property);
  }
}
