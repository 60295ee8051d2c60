import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

import { Refusal } from '../site/refusal';
import { responseHeaders } from '../site/headers';
import { close, listen } from './listening';
import { liveOrigins } from './liveOrigins';
import { requestHandler } from './requestHandler';
import { longestTarget } from '../site/routes';

export interface ServeOptions {
  /** The folder of the released site. */
  site: string;
  /** The port to listen on; 0 takes a free one. */
  port: number;
  /** The address to listen on; this machine only, if none is given. */
  host?: string;
  /** Whether sites on other origins may load the files of /releases/ from here; unless given, if there are other origins. */
  cors?: boolean;
  /** Other origins that parts are loaded from, asked for each answer; those of the live releases unless given. */
  origins?: () => readonly string[];
}

export interface ServedSite {
  /** The address of the site, without a slash at its end. */
  url: string;
  /** Ends the server and its open connections. */
  close(): Promise<void>;
}

/**
 * Serves a released site as production would, releases made meanwhile included.
 * Throws a Refusal if there is no site, its record of releases is damaged, or the port is taken.
 */
export async function serveSite({
  host = '127.0.0.1',
  cors,
  origins,
  ...options
}: ServeOptions): Promise<ServedSite> {
  const site = path.resolve(options.site);
  const originsNow = origins ?? (() => liveOrigins(site));
  if (!existsSync(path.join(site, 'index.html'))) {
    throw new Refusal(`${site} holds no released site (no index.html): run 'npm run release' first.`);
  }
  originsNow();
  const handle = requestHandler(site, (kind) => {
    const elsewhere = originsNow();
    return responseHeaders(kind, { cors: cors ?? elsewhere.length > 0, origins: elsewhere });
  });
  const server = createServer({ maxHeaderSize: 4 * longestTarget }, handle);
  const port = await listen(server, options.port, host);
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`, close: () => close(server) };
}
