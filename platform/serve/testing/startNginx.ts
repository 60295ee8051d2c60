import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { nginxFile } from 'shared-content/contract/routes';
import { sitePaths } from '../../release/store/sitePaths';
import type { ServedSite } from '../server';
import { freePort } from './freePort';

const binary = '/usr/sbin/nginx';
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * Starts Debian's nginx on a loopback port, a free one unless given, with the nginx.conf that lies in the site
 * folder. Throws, with nginx's own words, if it cannot start.
 */
export async function startNginx(site: string, wanted = 0): Promise<ServedSite> {
  for (const file of [binary, brotliModule]) {
    if (!existsSync(file)) {
      throw new Error(`${file} is missing: apt-get install nginx libnginx-mod-http-brotli-static`);
    }
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const port = wanted || (await freePort());
  writeFileSync(path.join(folder, 'main.conf'), mainConfiguration(folder, path.resolve(site), port));
  const log = path.join(folder, 'error.log');
  const nginx = spawn(binary, ['-p', folder, '-c', 'main.conf', '-e', log], { stdio: 'ignore' });
  const ended = once(nginx, 'close');
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => undefined))) {
    if (nginx.exitCode !== null) throw new Error(`nginx did not start: ${readFileSync(log, 'utf8')}`);
    await pause(10);
  }
  return {
    url,
    async close() {
      nginx.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

function mainConfiguration(folder: string, site: string, port: number) {
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
load_module ${brotliModule};
daemon off;
# One process, as the user who starts it, who may read the site.
master_process off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid;
events { worker_connections 16384; }
http {
    access_log off;
    ${scratch.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n    ')}
    server {
        listen 127.0.0.1:${port};
        root ${sitePaths(site).public};
        brotli_static on;
        include ${sitePaths(site).file(nginxFile)};
    }
}
`;
}
