import formBody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { fieldNames, quoteForm } from 'shared-content/content/quoteForm';
import { answerPage, answerPolicy } from './answerPages';
import type { EnquiryDatabase } from './database';
import { formIn, readEnquiry } from './enquiry';

export interface AppOptions {
  database: EnquiryDatabase;
  /** The path that enquiries are posted to, as `/api/enquiries`. */
  path: string;
  /** The origin of the website, from which browsers on another origin than this service's may post. */
  siteOrigin: string;
  /** Called when an enquiry is stored, so that its mail need not wait for the next look at the outbox. */
  onStored: () => void;
  /** Writes one line for each request, without anything personal; off in tests. */
  log?: boolean;
}

/** Several times what a long letter takes; what is larger is read no further. */
const longestBody = 64 * 1024;
const requestTimeoutMs = 10_000;
/** No longer than this does a connection that is kept open hold up the end of the service. */
const keepAliveTimeoutMs = 1000;

/** From one address: more in an hour looks like spam and is marked; more in a minute is refused for that minute. */
const marked = { max: 5, timeWindow: '1 hour' };
const refused = { max: 30, timeWindow: '1 minute' };

/** The service that takes enquiries. An answer 201 says that the enquiry is stored on disk. */
export async function enquiryApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, path, siteOrigin, onStored, log = false } = options;
  const settings: FastifyServerOptions = {
    bodyLimit: longestBody,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: keepAliveTimeoutMs,
    // Behind a proxy on this machine the visitor's address is in X-Forwarded-For.
    trustProxy: '127.0.0.1,::1',
    // No address and no query: nothing personal.
    logger: log ? { serializers: { req: ({ method }) => ({ method, url: path }) } } : false,
  };
  const app = Fastify(settings);
  await app.register(formBody);
  await app.register(rateLimit, { global: false });
  const isFlood = app.createRateLimit(marked);

  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    void reply.headers({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
    if (origin === siteOrigin)
      void reply.headers({ 'Access-Control-Allow-Origin': siteOrigin, Vary: 'Origin' });
    else if (origin !== undefined && !isSameOrigin(origin, request))
      await refuse(request, reply, 403, 'Enquiries are sent from the website itself');
  });

  app.options(path, async (_request, reply) =>
    reply
      .headers({ 'Access-Control-Allow-Methods': 'POST', 'Access-Control-Allow-Headers': 'Content-Type' })
      .code(204)
      .send(),
  );

  // By these a check of the live site tells whether page and service are of one version.
  app.get(path, () => ({ fields: fieldNames }));

  app.post(path, { config: { rateLimit: refused } }, async (request, reply) => {
    const isNative = isNativeForm(request);
    const read = readEnquiry(request.body, isNative, new Date());
    if ('errors' in read) {
      const { errors } = read;
      if (!isNative) return reply.code(422).send({ errors });
      const { problem: title, intro: description } = quoteForm;
      return sendPage(reply, 422, { title, description, errors, typed: formIn(request.body).fields });
    }
    const { isAllowed, ...limit } = await isFlood(request);
    const flooded = !isAllowed && 'isExceeded' in limit && limit.isExceeded;
    database.add(
      { ...read, suspicion: read.suspicion ?? (flooded ? 'many from one address' : null) },
      new Date(),
    );
    onStored();
    if (!isNative) return reply.code(201).send({ id: read.id });
    const { title, next, urgent } = quoteForm.sent;
    return sendPage(reply, 201, { title, description: `${next.join(' ')} ${urgent}:` });
  });

  app.setErrorHandler((error: Partial<FastifyError>, request, reply) => {
    // A full, locked or read-only database: nothing is stored, and the visitor is told to try again.
    const isStorage = error.code?.startsWith('SQLITE_');
    const status = isStorage ? 503 : (error.statusCode ?? 500);
    // The code alone: a message may quote what a visitor wrote.
    if (status >= 500) request.log.error({ code: error.code }, 'not stored');
    return refuse(request, reply, status, status >= 500 ? undefined : error.message);
  });
  // Fastify's own handler would log the address, and with it what a stranger wrote there.
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: 'There is nothing here' }));
  return app;
}

function isNativeForm({ headers }: FastifyRequest): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '');
}

/**
 * Refuses with the form's own message, or for a program with the one given. A browser without script gets a page with
 * what it sent.
 */
function refuse(request: FastifyRequest, reply: FastifyReply, status: number, message?: string) {
  const { title, description } = quoteForm.failure;
  if (!isNativeForm(request)) return reply.code(status).send({ message: message ?? description });
  // Of a body that was not read the browser's Back still has everything.
  const typed = request.body === undefined ? {} : { typed: formIn(request.body).fields };
  return sendPage(reply, status, { title, description, ...typed });
}

function sendPage(reply: FastifyReply, status: number, answer: Parameters<typeof answerPage>[0]) {
  return reply
    .code(status)
    .headers({ 'Content-Security-Policy': answerPolicy, 'Content-Type': 'text/html; charset=utf-8' })
    .send(answerPage(answer));
}

/**
 * Whether a browser posts to the host that it is on; the proxy before this service keeps the Host header. Others, as
 * X-Forwarded-Host, anybody can send.
 */
function isSameOrigin(origin: string, { headers }: FastifyRequest): boolean {
  return URL.canParse(origin) && new URL(origin).host === headers.host;
}
