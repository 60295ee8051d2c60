import type { IncomingMessage, ServerResponse } from 'node:http';
import { responseInterceptor } from 'http-proxy-middleware';
import type { ProxyConfigArrayItem } from 'webpack-dev-server';
import { developmentPolicy } from './developmentPolicy';
import { withDevelopedPart } from './liveDocument';

/**
 * What a part's dev server answers that it does not have itself: the live site, with documents changed to take the part
 * from here. It only reads: nothing that a page sends reaches the live site.
 *
 * @param socket the address of the dev server's web socket.
 */
export function liveProxy(part: string, origin: string, socket: string): ProxyConfigArrayItem {
  const answer = responseInterceptor((content, { headers }, _request, response) => {
    const location = headers.location;
    if (location) response.setHeader('location', location.replace(origin, ''));
    if (!headers['content-type']?.startsWith('text/html')) return Promise.resolve(content);
    prepareDocument(response, headers, socket);
    return Promise.resolve(withDevelopedPart(content.toString('utf8'), part));
  });
  return {
    context: (_path, { method }) => method === 'GET' || method === 'HEAD',
    target: origin,
    changeOrigin: true,
    logLevel: 'error',
    // What is decompressed here would only be compressed again. Cookies may be those of other dev servers.
    headers: { 'accept-encoding': 'identity', cookie: '' },
    selfHandleResponse: true,
    onProxyRes: (...exchange) => {
      void answer(...exchange);
    },
  };
}

function prepareDocument(
  response: ServerResponse,
  headers: IncomingMessage['headers'],
  socket: string,
): void {
  const policy = headers['content-security-policy'];
  if (typeof policy === 'string')
    response.setHeader('content-security-policy', developmentPolicy(policy, socket));
  // Asked whether its copy is still that of the live site, the browser would show what this has made of it before.
  for (const name of ['etag', 'last-modified', 'reporting-endpoints']) response.removeHeader(name);
  response.setHeader('cache-control', 'no-store');
}
