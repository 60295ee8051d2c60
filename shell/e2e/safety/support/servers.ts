import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ServedSite, serveSite } from 'platform/serve/server';
import { freePort } from 'platform/serve/testing/freePort';
import { startNginx } from 'platform/serve/testing/startNginx';

/** Serves a site folder on a port of this machine, a free one unless given. */
export type Serve = (site: string, port?: number) => Promise<ServedSite>;

/** The project's own server, in the process of the test. */
export const localServer: Serve = (site, port = 0) => serveSite({ site, port });

/** Nginx with the configuration of the release. */
export const nginx: Serve = startNginx;

const command = path.join(import.meta.dirname, '../../../../platform/serve/cli.ts');
const tsx = pathToFileURL(require.resolve('tsx')).href;

/** Serves a site as `npm run serve` does, in a process that does nothing else. */
export async function startInOwnProcess(site: string): Promise<ServedSite> {
  const port = await freePort();
  const server = spawn(process.execPath, ['--import', tsx, command, '--site', site], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'close');
  // It says where it serves once it does.
  await Promise.race([once(server.stdout, 'data'), ended]);
  if (server.exitCode !== null) throw new Error(`${command} ended with ${server.exitCode}`);
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.kill('SIGTERM');
      await ended;
    },
  };
}
