import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright-core';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** Chromium's engine without windows and profiles, from the same source package as Debian's Chromium. */
export const headlessShell = '/usr/bin/chromium-headless-shell';

/** An installed Chromium or Chrome, or the one that Playwright downloaded; undefined where there is none. */
export function findChromium(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, ...installed, chromium.executablePath()];
  return candidates.find((file) => file && existsSync(file));
}

/** The browser of the tests: the headless shell takes half the processor time, so it goes first where it is installed. */
export function findTestBrowser(): string | undefined {
  return process.env.CHROMIUM_PATH ?? (existsSync(headlessShell) ? headlessShell : findChromium());
}

/**
 * How to start a browser, with the switches that it needs as root and without a network beyond this machine.
 *
 * @param also further switches.
 */
export function chromiumOptions(
  executablePath: string | undefined,
  also: readonly string[] = [],
): LaunchOptions {
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...also,
    ],
  };
}
