import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import { chromiumOptions, findTestBrowser, firefox } from 'platform/testing/machine';
import { callOf, type Tab, visible } from 'platform/testing/tab';

/** Firefox by WebDriver BiDi. */
export const openFirefox = () =>
  open({
    browser: 'firefox',
    executablePath: firefox,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'ui.useOverlayScrollbars': 1 },
  });

/** Chromium, whose pictures the others' are compared with. */
export const openChromium = () => {
  const { executablePath, args } = chromiumOptions(findTestBrowser(), [
    '--force-prefers-reduced-motion',
    '--hide-scrollbars',
  ]);
  return open({ executablePath, args });
};

async function open(options: LaunchOptions): Promise<Tab> {
  const browser = await puppeteer.launch(options);
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return {
    open: async (address) => {
      await page.goto(address);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: <A extends unknown[], R>(inPage: (...args: A) => R, ...args: A) =>
      page.evaluate(callOf(inPage, args)) as Promise<Awaited<R>>,
    click: async (selector, text = '') => {
      const element = await page.evaluateHandle(visible, selector, text);
      await element.click();
    },
    type: (selector, text) => page.type(selector, text),
    photograph: () => page.screenshot({ fullPage: true }),
    complaints,
    close: () => browser.close(),
  };
}
