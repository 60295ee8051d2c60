import { spawnSync } from 'node:child_process';
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
const headlessShell = '/usr/bin/chromium-headless-shell';

/** An installed Chromium or Chrome, or the one that Playwright downloaded; undefined where there is none. */
export function findChromium(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, ...installed, chromium.executablePath()];
  return candidates.find((file) => file && existsSync(file));
}

/** The browser of the tests: the headless shell takes half the processor time, so it goes first where it is installed. */
export function findTestBrowser(): string | undefined {
  return process.env.CHROMIUM_PATH ?? (existsSync(headlessShell) ? headlessShell : findChromium());
}

/** Options that start a browser as root, and without a network beyond this machine. `also` adds switches. */
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

export const firefox = '/usr/bin/firefox-esr';
export const webkitDriver = '/usr/bin/WebKitWebDriver';
export const virtualScreen = '/usr/bin/Xvfb';

/** The Debian packages that the tests run, by a file of each. */
const forTests = new Map([
  ['/usr/sbin/nginx', 'nginx-light'],
  ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so', 'libnginx-mod-http-brotli-static'],
  ['/usr/bin/rclone', 'rclone'],
]);

/** Those of the browsers that only `npm run check` needs. */
const forOtherBrowsers = new Map([
  [firefox, 'firefox-esr'],
  [webkitDriver, 'webkit2gtk-driver'],
  [virtualScreen, 'xvfb'],
]);

/** Installs what the tests need, on Debian as root. Throws if Chromium is missing on another system. */
export function prepareMachine(): void {
  const missing = missingOf(forTests);
  if (!findChromium()) missing.push('chromium', 'fonts-liberation');
  install(missing);
  // Not every distribution has it. Without it the tests are slower.
  if (!existsSync(headlessShell) && mayInstall()) {
    aptGet('update');
    aptGet('install', '-y', 'chromium-headless-shell');
  }
  if (!findChromium())
    throw new Error(
      'The tests need Chromium or Chrome: install one, or run npx playwright install chromium.',
    );
}

/** Installs Firefox and WebKit, on Debian as root. Throws if they are missing on another system. */
export function prepareOtherBrowsers(): void {
  install(missingOf(forOtherBrowsers));
  const missing = missingOf(forOtherBrowsers);
  if (missing.length > 0)
    throw new Error(
      `npm run check visits the site in Firefox and WebKit: install Debian's ${missing.join(', ')}.`,
    );
}

function missingOf(packages: ReadonlyMap<string, string>): string[] {
  return [...packages].filter(([file]) => !existsSync(file)).map(([, name]) => name);
}

function mayInstall(): boolean {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
}

function install(packages: readonly string[]): void {
  if (packages.length === 0 || !mayInstall()) return;
  for (const line of [['update'], ['install', '-y', ...packages]]) {
    const { status, output } = aptGet(...line);
    if (status !== 0) throw new Error(`apt-get ${line.join(' ')} failed:\n${output}`);
  }
}

function aptGet(...line: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync('apt-get', line, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return { status, output: stdout + stderr };
}
