import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** What goes wrong for now: the requests that it befalls, and how it answers them instead of the site. */
export interface Affliction {
  /** The path that it befalls; undefined: every path. */
  path?: string;
  answer: (response: ServerResponse) => void;
}

/** A host of a site, on a port of its own, with faults that come and go. */
export interface FaultyHost {
  url: string;
  /** Serves another state of the site from now on. */
  serve: (handle: Handle) => void;
  befall: (affliction: Affliction) => void;
  /** Ends the fault; a request that hangs hangs on. */
  mend: () => Promise<void>;
  /** Stops listening, so that connections are refused, until mended. */
  refuse: () => Promise<void>;
  close: () => Promise<void>;
}

export async function faultyHost(first: Handle): Promise<FaultyHost> {
  let handle = first;
  let affliction: Affliction | undefined;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (affliction && (affliction.path ?? pathname) === pathname) affliction.answer(response);
    else handle(request, response);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    return typeof address === 'object' && address ? address.port : port;
  };
  const stop = async () => {
    if (!server.listening) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  const port = await listen(0);

  return {
    url: `http://127.0.0.1:${port}`,
    serve: (next) => {
      handle = next;
    },
    befall: (next) => {
      affliction = next;
    },
    mend: async () => {
      affliction = undefined;
      if (!server.listening) await listen(port);
    },
    refuse: stop,
    close: stop,
  };
}
