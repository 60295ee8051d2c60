import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { pageHeading } from 'shared-content/contract/document';
import { phone } from '../testing/visit';
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

interface Tab {
  page: Page;
  session: CDPSession;
}

export interface SlowPhone extends Tab {
  context: BrowserContext;
  /** Opens another tab, which shares the cache. */
  tab: () => Promise<Tab>;
}

interface Options {
  reducedMotion?: boolean;
  /** Runs in each document before its own scripts. */
  also?: () => void;
}

/** Gives a phone with an empty cache. */
export type Phones = (options?: Options) => Promise<SlowPhone>;

/** @param slowsNetwork whether the browser slows the network down, where no line to the server does. */
export function slowPhones(browser: Browser, slowsNetwork: boolean): Phones {
  return async ({ reducedMotion = false, also } = {}) => {
    const context = await browser.newContext({
      viewport: setting.viewport,
      deviceScaleFactor: setting.pixelRatio,
      isMobile: true,
      hasTouch: true,
      reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    });
    await context.addInitScript(record, pageHeading);
    if (also) await context.addInitScript(also);
    const tab = () => slowTab(context, slowsNetwork);
    return { context, tab, ...(await tab()) };
  };
}

async function slowTab(context: BrowserContext, slowsNetwork: boolean): Promise<Tab> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (slowsNetwork) {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: setting.roundTripMs,
      downloadThroughput: bytesPerSecond(setting.megabitsDown),
      uploadThroughput: bytesPerSecond(setting.megabitsUp),
    });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: setting.cpuSlowdown });
  return { page, session };
}

function bytesPerSecond(megabits: number): number {
  return (megabits * 1_000_000) / 8;
}
