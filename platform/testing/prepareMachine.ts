import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, headlessShell } from './findChromium';

/** Debian's packages that the tests run for real: the browser, with a font as fallback, the web server, rsync. */
const packages = ['chromium', 'fonts-liberation', 'nginx-light', 'libnginx-mod-http-brotli-static', 'rsync'];

const nginx = '/usr/sbin/nginx';
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const rsync = '/usr/bin/rsync';

/** Debian's packages of the browsers that `npm run check` alone visits the site in, and their programs. */
const otherPackages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];
export const firefox = '/usr/bin/firefox-esr';
export const webkitDriver = '/usr/bin/WebKitWebDriver';
export const virtualScreen = '/usr/bin/Xvfb';

/** Installs what the tests need where that is possible. Throws, and says what to do, where it is not. */
export function prepareMachine(): void {
  const whole = findChromium() && [nginx, brotliModule, rsync].every(existsSync);
  if (whole && existsSync(headlessShell)) return;
  if (mayInstall()) {
    const updated = aptGet('update');
    if (!whole) demand(updated, aptGet('install', '-y', ...packages));
    // Not every distribution has it, and the tests run without it as well, only slower.
    aptGet('install', '-y', 'chromium-headless-shell');
  }
  if (!findChromium()) {
    throw new Error(
      'The tests need Chromium or Chrome: install one, or run npx playwright install chromium.',
    );
  }
}

/** Installs Firefox and WebKit where that is possible. Throws, and says what to do, where it is not. */
export function prepareOtherBrowsers(): void {
  const isMissing = () => ![firefox, webkitDriver, virtualScreen].every(existsSync);
  if (isMissing() && mayInstall()) demand(aptGet('update'), aptGet('install', '-y', ...otherPackages));
  if (isMissing())
    throw new Error(
      `npm run check visits the site in Firefox and WebKit: install Debian's ${otherPackages.join(', ')}.`,
    );
}

function mayInstall(): boolean {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
}

interface Ended {
  status: number | null;
  line: string;
  output: string;
}

function aptGet(...line: string[]): Ended {
  const { status, stdout, stderr } = spawnSync('apt-get', line, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return { status, line: line.join(' '), output: stdout + stderr };
}

function demand(...commands: readonly Ended[]): void {
  for (const { status, line, output } of commands)
    if (status !== 0) throw new Error(`apt-get ${line} failed:\n${output}`);
}
