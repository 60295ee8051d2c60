import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import replyFrom from '@fastify/reply-from';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { releasesPath } from 'shared-content/contract/addresses';
import type { Routing } from 'shared-content/contract/buildRecord';
import {
  enquiriesAwayFile,
  notFoundFile,
  pageFile,
  staticHostFile,
  staticRedirectsFile,
} from 'shared-content/contract/routes';
import { parseHeaders } from '../release/store/statusAndHeaders';

type Enquiries = Routing['enquiries'];

/** Where no rule of `_headers` says otherwise. */
const usualHeaders = { 'Cache-Control': 'no-cache', 'Cross-Origin-Resource-Policy': 'same-origin' };

const route = /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/;

/** Pages have no `.html` in their addresses; compressed forms are chosen by Accept-Encoding. */
const publicFile = /^\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*(?<!\.html|\.br|\.gz)$/;
const hostFiles = [staticHostFile, staticRedirectsFile].map((name) => `/${name}`);

/** As in nginx.conf. */
const serviceTimeoutMs = 15_000;

/**
 * Serves a site's public folder as a static host does, by what is released there: `_headers`, `_redirects`, and
 * `/portfolio` from portfolio.html. It does not listen yet.
 *
 * @param enquiriesNow where the live shell sends enquiries; read for requests that no file answers.
 */
export function siteServer(
  root: string,
  enquiriesNow: () => Promise<Enquiries> = () => Promise.resolve(undefined),
): FastifyInstance {
  const app = fastify({
    // An address with a broken encoding.
    frameworkErrors: (_error, _request, reply) => {
      sendNotice(reply, 404, 'Not found');
    },
  });
  void app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    setHeaders,
  });
  void app.register(replyFrom, { disableRequestLogging: true });
  // The service for enquiries parses the forms, not this server.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, body, done) => {
    done(null, body);
  });

  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const address = `/${request.params['*']}`;
    const moved = redirectOf(address);
    if (moved) {
      const [, query = ''] = request.url.split(/(?=\?)/);
      setHeaders(reply.code(moved.status));
      reply.redirect(moved.to + query, moved.status);
    } else if (isPage(address)) reply.sendFile(pageFile(address));
    else if (publicFile.test(address) && !hostFiles.includes(address)) reply.sendFile(address);
    else reply.callNotFound();
  });
  app.setNotFoundHandler((request, reply) => {
    enquiriesNow().then(
      (enquiries) => {
        if (request.url === enquiries?.endpoint) forward(request, reply, enquiries.servicePort);
        else if (!['GET', 'HEAD'].includes(request.method))
          sendNotice(reply.header('Allow', 'GET, HEAD'), 405, 'Method not allowed');
        // Never a page instead of a script or style sheet.
        else if (request.url.startsWith(releasesPath)) sendNotice(reply, 404, 'Not found');
        else sendPage(reply, 404, notFoundFile);
      },
      (error: unknown) => {
        reply.send(error);
      },
    );
  });
  return app;

  function isPage(address: string) {
    const file = pageFile(address);
    if (!route.test(address) || [notFoundFile, enquiriesAwayFile].includes(file)) return false;
    return address !== '/index' && existsSync(path.join(root, file));
  }

  function redirectOf(address: string) {
    const moved = read(staticRedirectsFile)
      .split('\n')
      .map((line) => line.split(' '))
      .find(([from]) => from === address);
    if (moved) return { to: moved[1] ?? '/', status: Number(moved[2]) };
    const page = address === '/index.html' ? '/' : address.replace(/(?<=[\w-])(?:\/|\.html)$/, '');
    return page !== address && isPage(page) ? { to: page, status: 308 } : undefined;
  }

  function forward(request: FastifyRequest, reply: FastifyReply, port: number) {
    reply.from(`http://127.0.0.1:${port}${request.url}`, {
      timeout: serviceTimeoutMs,
      rewriteRequestHeaders: ({ ip, headers: { host = '' } }, headers) => ({
        ...headers,
        host,
        'x-forwarded-for': ip,
      }),
      onError: (_reply, { error }) => {
        console.error(`The service for enquiries is away (${error.message}): npm run enquiries`);
        sendPage(reply, 502, enquiriesAwayFile);
      },
    });
  }

  /** Without a tag: a browser that knows it would get this status without a body. */
  function sendPage(reply: FastifyReply, status: number, file: string) {
    reply.code(status).sendFile(file, { etag: false, lastModified: false, acceptRanges: false });
  }

  function sendNotice(reply: FastifyReply, status: number, text: string) {
    setHeaders(reply.code(status));
    reply.type('text/plain; charset=utf-8').send(`${text}\n`);
  }

  function setHeaders(reply: FastifyReply) {
    const { url } = reply.request;
    const [address = ''] = reply.statusCode < 400 ? url.split('?') : [`/${notFoundFile}`];
    reply.headers({ ...usualHeaders, ...parseHeaders(read(staticHostFile))(address) });
  }

  /** At each request, so that a release or rollback shows at once. */
  function read(file: string) {
    const whole = path.join(root, file);
    return existsSync(whole) ? readFileSync(whole, 'utf8') : '';
  }
}

/** The same, as a function for `node:http`. */
export function requestHandler(root: string): RequestListener {
  const app = siteServer(root);
  return (request, response) => {
    void app.ready().then(() => {
      app.routing(request, response);
    });
  };
}
