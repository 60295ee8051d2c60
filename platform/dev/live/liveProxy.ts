import { responseInterceptor } from 'http-proxy-middleware';
import type { ProxyConfigArrayItem } from 'webpack-dev-server';
import { developmentPolicy, withDevelopedPart } from './liveDocument';

/**
 * Forwards what a part's dev server does not have to the live site, and changes its documents to take the part from
 * here. Only reads: nothing that a page sends reaches the live site.
 *
 * @param socket the address of the dev server's web socket.
 */
export function liveProxy(part: string, origin: string, socket: string): ProxyConfigArrayItem {
  const answer = responseInterceptor((content, { headers }, _request, response) => {
    const { location, 'content-type': type, 'content-security-policy': policy } = headers;
    if (location) response.setHeader('location', location.replace(origin, ''));
    if (!type?.startsWith('text/html')) return Promise.resolve(content);
    if (typeof policy === 'string')
      response.setHeader('content-security-policy', developmentPolicy(policy, socket));
    // With the live site's tag the browser would keep an earlier document, as it was changed here.
    for (const name of ['etag', 'last-modified', 'reporting-endpoints']) response.removeHeader(name);
    response.setHeader('cache-control', 'no-store');
    return Promise.resolve(withDevelopedPart(content.toString('utf8'), part));
  });
  return {
    context: (_path, { method }) => method === 'GET' || method === 'HEAD',
    target: origin,
    changeOrigin: true,
    logLevel: 'error',
    // The document is read here, so it comes uncompressed. Cookies may be those of other dev servers.
    headers: { 'accept-encoding': 'identity', cookie: '' },
    selfHandleResponse: true,
    onProxyRes: (...exchange) => {
      void answer(...exchange);
    },
  };
}
