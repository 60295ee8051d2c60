import type { Page } from 'playwright-core';
import { open, openStage, type Stage } from 'platform/testing/visit';

declare global {
  interface Window {
    /** What each view transition of this page has moved or faded, as `old(name)` and `new(name)`. */
    transitions: string[][];
  }
}

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

describe.each(['no-preference', 'reduce'] as const)('with the wish for motion %s', (reducedMotion) => {
  const wanted = reducedMotion === 'no-preference';

  test('pages cross-fade under a header that stands still, or change at once', async () => {
    const page = await visit('/portfolio');
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: /^Contact/ }).waitFor();
    expect(await transitionsOf(page)).toEqual(wanted ? [['old(root)', 'new(root)']] : []);
    await page.close();
  });

  test("a card's picture grows into that of its case study, or the dialog is simply there", async () => {
    const page = await visit('/portfolio');
    const card = page.getByRole('article').first().getByRole('link');
    const dialog = page.getByRole('dialog');
    // The first time the dialog's script may still be loading, and nothing freezes the page to wait for it.
    await card.click();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.evaluate(() => {
      window.transitions = [];
    });
    await card.click();
    await dialog.waitFor();
    const picture = ['old(case-study-picture)', 'new(case-study-picture)'];
    expect(await transitionsOf(page)).toEqual(wanted ? [expect.arrayContaining(picture)] : []);
    await page.close();
  });

  async function visit(address: string): Promise<Page> {
    const { page } = await stage.tab({ reducedMotion });
    await page.addInitScript(watchTransitions);
    await open(page, address);
    return page;
  }
});

function watchTransitions() {
  window.transitions = [];
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    const seen: string[] = [];
    window.transitions.push(seen);
    void transition.ready.then(() => {
      for (const { effect } of document.getAnimations()) {
        const pseudo = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
        const name = /^::view-transition-((?:old|new)\(.*\))$/.exec(pseudo ?? '')?.[1];
        if (name && !seen.includes(name)) seen.push(name);
      }
    });
    return transition;
  };
}

/** The transitions so far, once each has started to move. */
async function transitionsOf(page: Page): Promise<string[][]> {
  await page.waitForFunction(() => window.transitions.every(({ length }) => length > 0));
  return page.evaluate(() => window.transitions.map((seen) => seen.toSorted().toReversed()));
}
