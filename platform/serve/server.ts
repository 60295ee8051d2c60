import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { codeOf, messageOf, Refusal } from '../release/console/refusal';
import { liveRouting, readReleases } from '../release/store/siteFolder';
import { sitePaths } from '../release/store/sitePaths';
import { siteServer } from './siteServer';

export interface ServeOptions {
  /** The folder of the released site. */
  site: string;
  /** The port to listen on; 0 takes a free one. */
  port: number;
  /** The address to listen on; this machine only, if none is given. */
  host?: string;
}

export interface ServedSite {
  /** The address of the site, without a slash at its end. */
  url: string;
  /** Ends the server and its open connections. */
  close(): Promise<void>;
}

/**
 * Serves a released site for development, tests and previews; releases and rollbacks show without a restart.
 * Throws a Refusal if there is no site, its record of releases is damaged, or the port is taken.
 */
export async function serveSite({ host = '127.0.0.1', ...options }: ServeOptions): Promise<ServedSite> {
  const site = path.resolve(options.site);
  const { file, public: root } = sitePaths(site);
  if (!existsSync(file('index.html'))) {
    throw new Refusal(
      `${site} holds no released site (no index.html): run 'npm run release' first, or name another with --site.`,
    );
  }
  await readReleases(site);
  const app = siteServer(root, async () => (await liveRouting(site, await readReleases(site)))?.enquiries);
  await app.ready();
  const port = await listen(app.server, options.port, host);
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    close: async () => {
      await close(app.server);
      await app.close();
    },
  };
}

/** Starts to listen and gives the port. Throws a Refusal if that cannot be done. */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    const reason =
      codeOf(error) === 'EADDRINUSE'
        ? `Port ${port} is in use: stop what listens there, or set PORT.`
        : `Nothing can listen on port ${port} of ${host} (${messageOf(error)}): set PORT or HOST.`;
    throw new Refusal(reason, { cause: error });
  }
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

/** Ends a server and its open connections. */
export async function close(server: Server): Promise<void> {
  const closed = once(server.close(), 'close');
  server.closeAllConnections();
  await closed;
}
