import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './findChromium';

/** Debian's packages that the tests run for real: the browser, with a font as fallback, the web server and a load. */
const packages = ['chromium', 'fonts-liberation', 'nginx-light', 'libnginx-mod-http-brotli-static', 'wrk'];

const nginx = '/usr/sbin/nginx';
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const wrk = '/usr/bin/wrk';

/** Installs what the tests need where that is possible. Throws, and says what to do, where it is not. */
export function prepareMachine(): void {
  if (findChromium() && [nginx, brotliModule, wrk].every(existsSync)) return;
  const mayInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (mayInstall) {
    for (const line of [['update'], ['install', '-y', ...packages]]) {
      const { status, stdout, stderr } = spawnSync('apt-get', line, {
        encoding: 'utf8',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
      if (status !== 0) throw new Error(`apt-get ${line.join(' ')} failed:\n${stdout}${stderr}`);
    }
  }
  if (!findChromium()) {
    throw new Error(
      'The tests need Chromium or Chrome: install one, or run npx playwright install chromium.',
    );
  }
}
