import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';

import sirv from 'sirv';

import { contentType, isCompressible } from '../site/contentTypes';
import { acceptedEncodings } from './encodings';

/**
 * Answers with files of releases, which never change under their name. Gives a function that takes a path
 * checked against `releaseFilePattern`, and calls `missing` if there is no such file.
 */
export function releaseFiles(site: string) {
  const serve = sirv(site, {
    // Without `dev`, sirv lists the folder once at the start and never sees a later release.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders(response, path) {
      response.setHeader('Content-Type', contentType(path));
      if (!isCompressible(path)) response.removeHeader('Vary');
    },
  });

  return (request: IncomingMessage, response: ServerResponse, path: string, missing: () => void) => {
    request.url = path;
    // sirv takes 'br;q=0' for a yes.
    request.headers['accept-encoding'] = acceptedEncodings(request.headers['accept-encoding'])
      .map(({ name }) => name)
      .join(', ');
    // sirv misreads suffix ranges and throws on reversed ones; a server may answer with the whole file instead.
    delete request.headers.range;
    closeWith(response);
    try {
      serve(request, response, missing);
    } catch (error) {
      // A prune can remove the file between sirv's two looks at it.
      if (response.headersSent) throw error;
      missing();
    }
  };
}

// sirv leaves the file open when the visitor goes away, and an unreadable file would end the process.
function closeWith(response: ServerResponse) {
  response.once('pipe', (file: Readable) => {
    file.once('error', () => response.destroy());
    response.once('close', () => file.destroy());
  });
}
