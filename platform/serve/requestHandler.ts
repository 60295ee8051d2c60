import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

import { enquiries } from 'shared-content/content/site';

import { Refusal } from '../release/console/refusal';
import { type ResponseKind, responseHeaders } from '../../shell/server/headers';
import {
  answerTo,
  enquiriesAwayFile,
  longestTarget,
  notFoundFile,
  ownRoutes,
  type Answer,
  type SiteRoutes,
} from 'shared-content/contract/routes';
import { forward } from './forward';
import { pageStyles } from './pageStyles';
import { sendFile } from './sendFile';

/**
 * Gives the headers that the table prescribes for a kind of response, and for a page with these style sheets in it; those
 * of a notice never differ.
 */
export type HeadersOf = (
  kind: Exclude<ResponseKind, 'notice'>,
  styles?: readonly string[],
) => Record<string, string>;

/**
 * Gives the function that answers each request to a site. `root` is its folder of what visitors may have; `routesNow` gives
 * its routes at each request for a page, those of these sources unless given.
 */
export function requestHandler(
  root: string,
  headersOf: HeadersOf,
  routesNow: () => Promise<SiteRoutes> = () => Promise.resolve(ownRoutes),
) {
  const stylesOf = pageStyles();
  const headersOfPage = (file: string) => headersOf('page', stylesOf(path.join(root, file)));
  return (request: IncomingMessage, response: ServerResponse) => {
    const { url: target = '/', method } = request;
    if (target === enquiries.endpoint && method !== 'GET' && method !== 'HEAD') {
      forward(request, response, enquiries.servicePort, () => {
        sendEnquiriesAway().catch(fail);
      });
    } else if (method !== 'GET' && method !== 'HEAD') {
      sendNotice(405, 'Method not allowed', { Allow: 'GET, HEAD' });
    } else if (target.length > longestTarget) {
      sendNotice(414, 'URI too long');
    } else {
      respond(target).catch(fail);
    }

    function fail(error: unknown) {
      console.error(`${method ?? ''} ${target} failed:`, error instanceof Refusal ? error.message : error);
      if (response.headersSent) response.destroy();
      else sendNotice(500, 'Internal server error');
    }

    async function respond(to: string) {
      // Whether it is a file of a release, which most requests are for, depends on no route.
      const early = answerTo(to, { pages: [], redirects: [] });
      const isOfRelease = early.kind === 'release' || early.kind === 'noReleaseFile';
      await send(isOfRelease ? early : answerTo(to, await routesNow()));
    }

    async function send(answer: Answer) {
      switch (answer.kind) {
        case 'page':
        case 'file':
        case 'status':
          setHeaders(answer.kind === 'page' ? headersOfPage(answer.file) : headersOf(answer.kind));
          if (!(await sendFile(request, response, path.join(root, answer.file)))) await sendNotFound();
          return;
        case 'release':
          setHeaders(headersOf('release'));
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
      setHeaders(headersOfPage(notFoundFile));
      if (!(await sendFile(request, response, path.join(root, notFoundFile), 404))) {
        sendNotice(404, 'Not found');
      }
    }

    async function sendEnquiriesAway() {
      console.error('The service for enquiries is away: npm run enquiries');
      setHeaders(headersOfPage(enquiriesAwayFile));
      if (!(await sendFile(request, response, path.join(root, enquiriesAwayFile), 502))) {
        sendNotice(502, 'The service for enquiries is away: npm run enquiries');
      }
    }

    function sendNotice(status: number, text: string, more: Record<string, string> = {}) {
      const body = `${text}\n`;
      setHeaders({ ...responseHeaders('notice'), ...more, 'Content-Type': 'text/plain; charset=utf-8' });
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
