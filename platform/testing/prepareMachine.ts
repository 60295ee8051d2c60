import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, headlessShell } from './findChromium';

/** Debian's packages that the tests run for real: the browser, with a font as fallback, the web server, a load, rsync. */
const packages = [
  'chromium',
  'fonts-liberation',
  'nginx-light',
  'libnginx-mod-http-brotli-static',
  'wrk',
  'rsync',
];

const nginx = '/usr/sbin/nginx';
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const wrk = '/usr/bin/wrk';
const rsync = '/usr/bin/rsync';

/** Installs what the tests need where that is possible. Throws, and says what to do, where it is not. */
export function prepareMachine(): void {
  const whole = findChromium() && [nginx, brotliModule, wrk, rsync].every(existsSync);
  if (whole && existsSync(headlessShell)) return;
  const mayInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (mayInstall) {
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
