import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { phone } from '../integration/support/visit';
import { record } from './recorder';

/** The setting of every time in the tables: a modest phone on a slow mobile network. */
export const setting = {
  viewport: phone,
  pixelRatio: 2,
  megabitsDown: 1.6,
  megabitsUp: 0.75,
  roundTripMs: 150,
  cpuSlowdown: 4,
};

export interface SlowPhone {
  context: BrowserContext;
  page: Page;
  session: CDPSession;
}

interface Options {
  reducedMotion?: boolean;
  /** Runs in each document before its own scripts. */
  also?: () => void;
}

/** A phone with an empty cache. */
export async function slowPhone(
  browser: Browser,
  { reducedMotion = false, also }: Options = {},
): Promise<SlowPhone> {
  const context = await browser.newContext({
    viewport: setting.viewport,
    deviceScaleFactor: setting.pixelRatio,
    isMobile: true,
    hasTouch: true,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
  });
  await context.addInitScript(record);
  if (also) await context.addInitScript(also);
  return { context, ...(await slowPage(context)) };
}

/** Another page on the same phone, which shares its cache. */
export async function slowPage(context: BrowserContext): Promise<{ page: Page; session: CDPSession }> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: setting.roundTripMs,
    downloadThroughput: bytesPerSecond(setting.megabitsDown),
    uploadThroughput: bytesPerSecond(setting.megabitsUp),
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: setting.cpuSlowdown });
  return { page, session };
}

function bytesPerSecond(megabits: number): number {
  return (megabits * 1_000_000) / 8;
}
