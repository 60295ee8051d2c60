import type { Browser, Page } from 'playwright-core';
import { hydrated, phone } from '../testing/visit';

/** The setting of all times: a modest phone on a slow mobile network. */
export const setting = { megabitsDown: 1.6, megabitsUp: 0.75, roundTripMs: 150, cpuSlowdown: 4 };

/** One measured visit; times in milliseconds since the navigation started. */
export interface FirstVisit {
  largestPaintMs: number;
  /** Total blocking time. */
  blockedMs: number;
  /** Brotli of all scripts, in bytes. */
  scriptBytes: number;
}

/** Opens an address with an empty cache. Without any input, after which browsers no longer measure the largest paint. */
export async function firstVisit(browser: Browser, url: string, withScript: boolean): Promise<FirstVisit> {
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await slowDown(page);
  const scripts: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(url);
  if (withScript) await hydrated(page);
  await page.waitForLoadState('networkidle');
  const [paints = [], largest = [], tasks = []] = await page.evaluate(readEntries);
  const first = paints.find(({ name }) => name === 'first-contentful-paint');
  const scriptBytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return {
    largestPaintMs: largest.at(-1)?.startTime ?? NaN,
    blockedMs: blockedBy(tasks, first?.startTime ?? NaN),
    scriptBytes,
  };
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = (megabits: number) => (megabits * 1_000_000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: setting.roundTripMs,
    downloadThroughput: bytesPerSecond(setting.megabitsDown),
    uploadThroughput: bytesPerSecond(setting.megabitsUp),
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: setting.cpuSlowdown });
}

/** Runs in the page: reads the browser's entries of paints and long tasks. */
function readEntries() {
  return Promise.all(
    ['paint', 'largest-contentful-paint', 'longtask'].map(
      (type) =>
        new Promise<{ name: string; startTime: number; duration: number }[]>((resolve) => {
          new PerformanceObserver((list) => {
            resolve(
              list.getEntries().map(({ name, startTime, duration }) => ({ name, startTime, duration })),
            );
          }).observe({ type, buffered: true });
          // Without entries the observer is never called.
          setTimeout(resolve, 500, []);
        }),
    ),
  );
}

/** The time of long tasks after the first paint, beyond 50 ms each. */
function blockedBy(tasks: readonly { startTime: number; duration: number }[], firstPaintMs: number): number {
  return tasks
    .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaintMs) - 50)
    .reduce((sum, beyond) => sum + Math.max(0, beyond), 0);
}
