import type { Locator, Page } from 'playwright-core';
import { type PageState, pageStates } from 'platform/testing/pageStates';
import { desktop, openStage, phone, type Stage } from 'platform/testing/visit';
import { accessibility } from './looks/accessibility';
import { uniqueIds } from './looks/ids';
import { buttonHeight, reducedMotion, spacedText, withoutSidewaysScroll } from './looks/layout';
import { typesetting } from './looks/typesetting';

/** 1280 × 1024 at 400 %, which is also the narrowest screen. */
const zoomed = { width: 320, height: 256 };
const tablet = { width: 768, height: 1024 };
/** Where the layouts of large screens begin. */
const large = { width: 1024, height: 768 };

/** A visit is dear: one on a small screen and one on a large one serve all looks, and the window is resized between. */
const visits = [
  {
    screen: zoomed,
    states: pageStates,
    looks: [
      { at: zoomed, look: withoutSidewaysScroll },
      { at: zoomed, look: typesetting },
      { at: zoomed, look: uniqueIds },
      { at: zoomed, look: reducedMotion },
      { at: zoomed, look: accessibility },
      { at: phone, look: typesetting },
      { at: phone, look: buttonHeight },
      { at: tablet, look: typesetting },
      { at: zoomed, look: spacedText },
    ],
  },
  {
    screen: desktop,
    states: pageStates.filter(({ small }) => !small),
    looks: [
      { at: desktop, look: accessibility },
      { at: desktop, look: typesetting },
      { at: large, look: typesetting },
    ],
  },
];

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

describe.each(visits)('reached on a screen $screen.width px wide', ({ screen, states, looks }) => {
  describe.each(states)('$name', ({ reach }: PageState) => {
    let page: Page;
    let shown: Locator;
    beforeAll(async () => {
      ({ page } = await stage.visitor({ viewport: screen, reducedMotion: 'reduce' }));
      shown = await reach(page);
    });
    afterAll(() => page.context().close());

    test.each(looks)('at $at.width px $look.name', async ({ at, look }) => {
      await page.setViewportSize(at);
      expect(await look.findings(page)).toEqual([]);
    });

    test('is what all of them have looked at', async () => {
      expect(await shown.isVisible()).toBe(true);
    });
  });
});
