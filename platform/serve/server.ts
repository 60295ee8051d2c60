import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { readCommandLine, siteFolder } from '../release/console/commandLine';
import { codeOf, messageOf, Refusal } from '../release/console/refusal';
import { readReleases, storedRouting } from '../release/store/siteFolder';
import { sitePaths } from '../release/store/sitePaths';
import { siteServer } from './siteServer';

const help = `Serves the released site on this machine, as a static host does.

  npm run serve [-- --site DIR]

  --site DIR   the folder of the released site (default: site)
  --help       prints this
  PORT, HOST   environment variables: where to listen (default: 8080 on this machine only)`;

export interface ServeOptions {
  site: string;
  /** The port to listen on; 0 takes a free one. */
  port: number;
  /** The address to listen on; by default only this machine can connect. */
  host?: string;
}

export interface ServedSite {
  /** The address of the site, without a slash at its end. */
  url: string;
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
  const app = siteServer(
    root,
    async () => (await storedRouting(site, (await readReleases(site)).shell?.live ?? ''))?.enquiries,
  );
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

/** Runs `npm run serve` with the rest of its command line. Throws a Refusal if it cannot start. */
export async function runServe(line: string[]): Promise<void> {
  const { values } = readCommandLine(line, { names: 0, options: [] });
  if (values.help) console.log(help);
  else await serveUntilStopped({ site: siteFolder(values.site) });
}

/** Throws a Refusal if a site cannot be served where PORT and HOST say. */
export async function checkAddress(): Promise<void> {
  const { port, host } = address();
  const server = createServer();
  await listen(server, port, host);
  await close(server);
}

/**
 * Serves a site where PORT and HOST say (8080 on this machine only), prints the address, and resolves after SIGINT or
 * SIGTERM. Throws a Refusal if it cannot start.
 */
export async function serveUntilStopped(options: Omit<ServeOptions, 'port' | 'host'>): Promise<void> {
  const { port, host } = address();
  const served = await serveSite({ ...options, port, host });
  // Listen before the address is printed: its reader may send a signal at once.
  const stopped = new Promise((stop) => {
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });
  console.log(`Serving ${options.site} at ${host === '127.0.0.1' ? `http://localhost:${port}` : served.url}`);
  await stopped;
  await served.close();
}

function address() {
  const { HOST: host = '127.0.0.1', PORT: text = '8080' } = process.env;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new Refusal(`PORT is '${text}': it must be a number from 1 to 65535.`);
  }
  // Node would listen on every address of the machine.
  if (host === '') throw new Refusal('HOST is empty: leave it out, or name an address of this machine');
  return { port, host };
}

/** Starts to listen; returns the port. Throws a Refusal if it cannot listen. */
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

export async function close(server: Server): Promise<void> {
  const closed = once(server.close(), 'close');
  server.closeAllConnections();
  await closed;
}
