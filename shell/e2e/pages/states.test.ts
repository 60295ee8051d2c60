import type { Locator, Page } from 'playwright-core';
import type { PageState } from 'platform/testing/journeys';
import { pageStates } from '../pageStates';
import { type Complaints, desktop, phone, stageOfFile } from 'platform/testing/visit';
import { accessibility, uniqueIds } from './looks/look';
import { hydration, watchHydration } from './looks/hydration';
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
      { at: tablet, look: withoutSidewaysScroll },
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
      { at: large, look: withoutSidewaysScroll },
    ],
  },
];

/** Of a page or a file that is missing. Hydration that does not match is none of them. */
const expected = /^No page at |Failed to load resource|failed in phase 'load'/;

const stage = stageOfFile();

describe.each(visits)('reached on a screen $screen.width px wide', ({ screen, states, looks }) => {
  describe.each(states)('$name', ({ fresh, reach }: PageState) => {
    let page: Page;
    let complaints: Complaints;
    let shown: Locator;
    beforeAll(async () => {
      ({ page, complaints } = await stage.visitor({ viewport: screen, reducedMotion: 'reduce' }));
      await watchHydration(page);
      shown = await reach(page);
    });
    afterAll(() => page.context().close());

    test.each(fresh ? [{ at: screen, look: hydration }, ...looks] : looks)(
      'at $at.width px $look.name',
      async ({ at, look }) => {
        await page.setViewportSize(at);
        expect(await look.findings(page)).toEqual([]);
      },
    );

    test('was reached without an unexpected complaint, and stays when the line goes down', async () => {
      expect(complaints.console.filter((line) => !expected.test(line))).toEqual([]);
      expect(complaints.foreign).toEqual([]);
      await page.context().setOffline(true);
      expect(await shown.isVisible()).toBe(true);
    });
  });
});
