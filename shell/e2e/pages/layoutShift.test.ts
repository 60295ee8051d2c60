import { holdBack } from 'platform/testing/slowScripts';
import { desktop, hydrated, pageAddresses, phone, stageOfFile } from 'platform/testing/visit';

declare global {
  interface Window {
    shifts: { value: number; moved: string[] }[];
  }
  // The browser's, which TypeScript's DOM library does not have yet.
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: readonly { node: Node | null }[];
  }
}

const late = /\.(woff2|avif|webp|jpe?g)$/;

const stage = stageOfFile();

describe.each([phone, desktop])('on a screen $width px wide', (viewport) => {
  test.each(pageAddresses)('nothing on %s moves when fonts and pictures come late', async (address) => {
    const { page } = await stage.visitor({ viewport });
    const letCome = await holdBack(page, late);
    await page.addInitScript(watchShifts);
    await page.goto(address, { waitUntil: 'commit' });
    await hydrated(page);
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    expect(await page.evaluate(fontsInUse)).toEqual([]);

    letCome();
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(fontsInUse)).toHaveLength(2);
    await page.evaluate(readToTheEnd);

    const shifts = await page.evaluate(() => window.shifts);
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    // A tenth of what counts as good: columns as wide as their words may be a pixel wider in the font that comes late.
    expect(total < 0.01 ? [] : shifts).toEqual([]);
  });
});

function watchShifts() {
  window.shifts = [];
  const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift';
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries().filter(isShift)) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? node?.nodeName ?? '');
      window.shifts.push({ value: entry.value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

function fontsInUse(): string[] {
  return [...document.fonts]
    .filter(({ family, status }) => family.includes('Variable') && status === 'loaded')
    .map(({ family }) => family);
}

/** Scrolls down a screen at a time, and waits for the pictures that this brings along. */
async function readToTheEnd() {
  const drawn = () =>
    new Promise<void>((done) =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          done();
        }),
      ),
    );
  for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
    window.scrollTo({ top, behavior: 'instant' });
    await drawn();
    const inView = [...document.images].filter(
      (image) => image.getBoundingClientRect().top < window.innerHeight,
    );
    await Promise.all(inView.filter((image) => image.checkVisibility()).map((image) => image.decode()));
    await drawn();
  }
}
