import type { IncomingMessage, ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { Refusal } from '../release/console/refusal';
import { parseHeaders } from '../release/store/releasedHeaders';
import type { Routing } from 'shared-content/contract/buildRecord';
import {
  answerTo,
  enquiriesAwayFile,
  longestTarget,
  notFoundFile,
  ownRouting,
  pageFile,
  routesOf,
  staticHostFile,
  type Answer,
} from 'shared-content/contract/routes';
import { forward } from './forward';
import { readOnceReplaced } from './readOnceReplaced';
import { sendFile } from './sendFile';

/** Of what no rule of `_headers` is about: pages for unknown addresses, and notices of the server itself. */
const usual = { 'Cache-Control': 'no-cache', 'Cross-Origin-Resource-Policy': 'same-origin' };

/**
 * Gives the function that answers each request to a site, with the headers of its `_headers`. `root` is its folder of what
 * visitors may have; `routingNow` gives what its shell shows, at each request; that of these sources unless given.
 */
export function requestHandler(
  root: string,
  routingNow: () => Promise<Routing> = () => Promise.resolve(ownRouting),
) {
  const file = path.join(root, staticHostFile);
  const headersNow = readOnceReplaced(file, () => parseHeaders(readFileSync(file, 'utf8')), noHeaders);
  const headersOf = (address: string) => ({ ...usual, ...headersNow()(address) });
  return (request: IncomingMessage, response: ServerResponse) => {
    const { url: target = '/', method } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    if (isRead && target.length > longestTarget) sendNotice(414, 'URI too long');
    else respond(target).catch(fail);

    function fail(error: unknown) {
      console.error(`${method ?? ''} ${target} failed:`, error instanceof Refusal ? error.message : error);
      if (response.headersSent) response.destroy();
      else sendNotice(500, 'Internal server error');
    }

    async function respond(to: string) {
      // Whether it is a file of a release, which most requests are for, depends on no route.
      const early = answerTo(to, { pages: [], redirects: [] });
      if (isRead && (early.kind === 'release' || early.kind === 'noReleaseFile')) {
        await send(early);
        return;
      }
      const routing = await routingNow();
      const { enquiries } = routing;
      if (to === enquiries?.endpoint)
        forward(request, response, enquiries.servicePort, () => {
          sendEnquiriesAway().catch(fail);
        });
      else if (isRead) await send(answerTo(to, routesOf(routing)));
      else sendNotice(405, 'Method not allowed', { Allow: 'GET, HEAD' });
    }

    async function send(answer: Answer) {
      switch (answer.kind) {
        case 'page':
        case 'file':
        case 'status':
          setHeaders(headersOf(answer.kind === 'page' ? routeOf(answer.file) : `/${answer.file}`));
          if (!(await sendFile(request, response, path.join(root, answer.file)))) await sendNotFound();
          return;
        case 'release':
          setHeaders(headersOf(answer.path));
          if (!(await sendFile(request, response, path.join(root, answer.path)))) {
            sendNotice(404, 'Not found');
          }
          return;
        case 'redirect':
          sendNotice(answer.status, 'Moved', { Location: answer.location });
          return;
        case 'noReleaseFile':
          sendNotice(404, 'Not found');
          return;
        case 'noPage':
          await sendNotFound();
      }
    }

    async function sendNotFound() {
      setHeaders(headersOf(`/${notFoundFile}`));
      if (!(await sendFile(request, response, path.join(root, notFoundFile), 404))) {
        sendNotice(404, 'Not found');
      }
    }

    async function sendEnquiriesAway() {
      console.error('The service for enquiries is away: npm run enquiries');
      setHeaders(headersOf(`/${enquiriesAwayFile}`));
      if (!(await sendFile(request, response, path.join(root, enquiriesAwayFile), 502))) {
        sendNotice(502, 'The service for enquiries is away: npm run enquiries');
      }
    }

    function sendNotice(status: number, text: string, more: Record<string, string> = {}) {
      const body = `${text}\n`;
      setHeaders({
        ...headersOf(`/${notFoundFile}`),
        // A missing file must not stay cached as missing once it is back.
        'Cache-Control': 'no-store',
        ...more,
        'Content-Type': 'text/plain; charset=utf-8',
      });
      // Said here, since node leaves it out of its answer to HEAD.
      response.setHeader('Content-Length', Buffer.byteLength(body));
      response.statusCode = status;
      response.end(body);
    }

    function setHeaders(headers: Record<string, string>) {
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      response.setHeaders(new Map(Object.entries(headers)));
    }
  };
}

/** Of a folder that no release has filled. */
function noHeaders(): Record<string, string> {
  return {};
}

/** The route of a page's file, as `pageFile` names it. */
function routeOf(file: string): string {
  return file === pageFile('/') ? '/' : `/${path.parse(file).name}`;
}
