import { createServer } from 'node:http';
import { readCommandLine, siteFolder } from '../release/console/commandLine';
import { Refusal } from '../release/console/refusal';
import { close, listen, serveSite, type ServeOptions } from './server';

const help = `Serves the released site on this machine, as a static host does.

  npm run serve [-- --site DIR]

  --site DIR   the folder of the released site (default: site)
  --help       prints this
  PORT, HOST   environment variables: where to listen (default: 8080 on this machine only)`;

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
