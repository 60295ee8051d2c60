import type { Page } from 'playwright-core';
import type { Look } from './look';

/** The spacing that WCAG 1.4.12 lets a reader set. */
const wideText = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

export const withoutSidewaysScroll: Look = {
  name: 'fits without scrolling sideways',
  findings: (page) => page.evaluate(tooWide),
};

/** Changes the page: the last look of a visit. */
export const spacedText: Look = {
  name: 'keeps all its text when the reader spaces it out',
  findings: async (page) => {
    await addStyle(page, wideText);
    return [...(await page.evaluate(tooWide)), ...(await page.evaluate(cutOff))];
  },
};

export const reducedMotion: Look = {
  name: 'does not move for a reader who prefers less motion',
  findings: async (page) => {
    await page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
    });
    return page.evaluate(moving);
  },
};

export const buttonHeight: Look = {
  name: 'has no button lower than 44 px',
  findings: (page) => page.evaluate(lowButtons),
};

/** Adds a style sheet in the one way that the page's own policy leaves open, until the page is left. */
async function addStyle(page: Page, text: string) {
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

/** Texts that are wider than their own box, or cut off by an outer one. */
function cutOff(): string[] {
  const cut = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    if (width === 0 || !text.textContent?.trim()) continue;
    for (let box = text.parentElement; box; box = box.parentElement) {
      const { clipPath, display, overflowX } = getComputedStyle(box);
      // Text for screen readers alone is cut off on purpose.
      if (clipPath !== 'none') break;
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

function lowButtons(): string[] {
  return [...document.querySelectorAll('button')]
    .filter((button) => button.checkVisibility({ visibilityProperty: true }))
    .filter((button) => button.getBoundingClientRect().height < 44)
    .map((button) => button.outerHTML);
}
