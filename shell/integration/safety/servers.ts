import { type ServedSite, serveSite } from '../../serve/server';
import { startNginx } from '../../serve/testing/startNginx';

interface NamedServer {
  name: string;
  /** Serves a site folder on a port of this machine, a free one unless given. */
  serve: (site: string, port?: number) => Promise<ServedSite>;
}

/** What the same assertions hold for: the project's own server, and nginx with the configuration of the release. */
export const servers: readonly NamedServer[] = [
  { name: 'the local server', serve: (site, port = 0) => serveSite({ site, port }) },
  { name: 'nginx', serve: startNginx },
];
