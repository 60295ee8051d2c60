import formBody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { quoteForm } from 'shared-content/content/quoteForm';
import { answerPage, answerPolicy } from './answerPages';
import type { EnquiryDatabase } from './database';
import { formIn, readEnquiry } from './enquiry';

interface AppOptions {
  database: EnquiryDatabase;
  /** The path that enquiries are posted to, as `/api/enquiries`. */
  path: string;
  /** The origin of the website, whose pages may post even if this service has another origin. */
  siteOrigin: string;
  /** Called when an enquiry is stored, so that its mail is sent at once. */
  onStored: () => void;
  /** Writes one line for each request, without anything personal; off in tests. */
  log?: boolean;
}

/** Several times the size of a long letter. */
const longestBody = 64 * 1024;
const requestTimeoutMs = 10_000;
/** Open connections delay the end of the service by this at most. */
const keepAliveTimeoutMs = 1000;

/** Limits for one address: more in an hour is marked as spam, more in a minute is refused. */
const marked = { max: 5, timeWindow: '1 hour' };
const refused = { max: 30, timeWindow: '1 minute' };

/** The web server that takes enquiries. It answers 201 once the enquiry is on disk. */
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

  // `npm run status` asks whether the service is up.
  app.get(path, () => ({ isUp: true }));

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
    return sendPage(reply, 201, { title, description: `${next().join(' ')} ${urgent}:` });
  });

  app.setErrorHandler((error: Partial<FastifyError>, request, reply) => {
    // A full, locked or read-only database: the visitor is told to try again.
    const isStorage = error.code?.startsWith('SQLITE_');
    const status = isStorage ? 503 : (error.statusCode ?? 500);
    // No message: it may quote what a visitor wrote.
    if (status >= 500) request.log.error({ code: error.code }, 'not stored');
    return refuse(request, reply, status, status >= 500 ? undefined : error.message);
  });
  // Fastify's own handler would log the address, which may hold personal data.
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: 'There is nothing here' }));
  return app;
}

/** Whether a browser sent the form itself, without script. It gets a page, whatever is wrong with the request. */
function isNativeForm({ headers }: FastifyRequest): boolean {
  const isUrlEncoded = /^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '');
  return isUrlEncoded || /\btext\/html\b/i.test(headers.accept ?? '');
}

/**
 * Refuses a request: a browser without script gets a page with the form's own message and what it sent, a program gets
 * `message`.
 */
function refuse(request: FastifyRequest, reply: FastifyReply, status: number, message?: string) {
  const { title, description } = quoteForm.failure;
  if (!isNativeForm(request)) return reply.code(status).send({ message: message ?? description });
  // If the body was not read, the browser's Back still has the answers.
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
 * Whether the page of the request is on this host. The proxy before this service keeps the Host header; anybody can send
 * X-Forwarded-Host.
 */
function isSameOrigin(origin: string, { headers }: FastifyRequest): boolean {
  return URL.canParse(origin) && new URL(origin).host === headers.host;
}
