import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { freePort } from 'platform/serve/testing/freePort';

export type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** Which requests fail, and how they are answered instead of by the site. */
interface InjectedFault {
  /** The path that fails; undefined: every path. */
  path?: string;
  answer: (response: ServerResponse) => void;
}

/** A host of a site on a port of its own, whose requests can be made to fail. */
export interface FaultyHost {
  url: string;
  /** Serves another state of the site from now on. */
  serve: (handle: Handle) => void;
  injectFault: (fault: InjectedFault) => void;
  /** Stops listening until the fault is cleared. */
  refuseConnections: () => Promise<void>;
  /** Ends the fault; a request that hangs is still not answered. */
  clearFault: () => Promise<void>;
  close: () => Promise<void>;
}

export async function faultyHost(first: Handle): Promise<FaultyHost> {
  let handle = first;
  let injected: InjectedFault | undefined;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (injected && (injected.path ?? pathname) === pathname) injected.answer(response);
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
  // It is listened on again after a fault: no other server may be given it meanwhile.
  const port = await listen(await freePort());

  return {
    url: `http://127.0.0.1:${port}`,
    serve: (next) => {
      handle = next;
    },
    injectFault: (fault) => {
      injected = fault;
    },
    refuseConnections: stop,
    clearFault: async () => {
      injected = undefined;
      if (!server.listening) await listen(port);
    },
    close: stop,
  };
}
