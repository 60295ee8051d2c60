import type { Server } from 'node:http';

import { codeOf } from '../site/fileErrors';
import { Refusal } from '../site/refusal';

/** Starts to listen and gives the port. Throws a Refusal if that cannot be done. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const taken = codeOf(error) === 'EADDRINUSE';
      reject(
        new Refusal(
          taken
            ? `Port ${port} is in use: stop what listens there, or set PORT.`
            : `Nothing can listen on port ${port} of ${host} (${error.message}): set PORT or HOST.`,
          { cause: error },
        ),
      );
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Ends a server and its open connections. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });
}
