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
import { idOfNativeForm, readEnquiry } from './enquiry';

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

/** A filled form is 12 kB at most; what is larger is read no further. */
const longestBody = 64 * 1024;
const requestTimeoutMs = 10_000;
const dayMs = 24 * 60 * 60_000;

/** From one address: more in an hour looks like spam and is marked; more in a minute is refused for that minute. */
const marked = { max: 5, timeWindow: '1 hour' };
const refused = { max: 30, timeWindow: '1 minute' };

/** The service that takes enquiries. An answer 201 says that the enquiry is stored on disk. */
export async function enquiryApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, path, siteOrigin, onStored, log = false } = options;
  const settings: FastifyServerOptions = {
    bodyLimit: longestBody,
    requestTimeout: requestTimeoutMs,
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
    if (origin === siteOrigin)
      void reply.headers({ 'Access-Control-Allow-Origin': siteOrigin, Vary: 'Origin' });
    else if (origin !== undefined && !isSameOrigin(origin, request))
      await reply.code(403).send({ message: 'Enquiries are sent from the website itself' });
    void reply.headers({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
  });

  // Without it a connection that is kept open would hold up the end by its own time-out.
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('Connection', 'close');
  });

  app.options(path, async (_request, reply) =>
    reply
      .headers({ 'Access-Control-Allow-Methods': 'POST', 'Access-Control-Allow-Headers': 'Content-Type' })
      .code(204)
      .send(),
  );

  app.post(path, { config: { rateLimit: refused } }, async (request, reply) => {
    const native = isNativeForm(request);
    const body = native ? withId(request.body, database) : request.body;
    const read = await readEnquiry(body);
    if ('kind' in read) {
      if (read.kind === 'malformed') return refuse(request, reply, 400, read.message);
      return native
        ? sendPage(reply, 422, {
            title: quoteForm.problem,
            description: quoteForm.intro,
            errors: read.errors,
            typed: fieldsOf(request.body),
          })
        : reply.code(422).send({ errors: read.errors });
    }
    const { isAllowed, ...limit } = await isFlood(request);
    const flooded = !isAllowed && 'isExceeded' in limit && limit.isExceeded;
    database.add(
      { ...read, suspicion: read.suspicion ?? (flooded ? 'many from one address' : undefined) },
      new Date(),
    );
    onStored();
    return native ? sendPage(reply, 201, quoteFormSent()) : reply.code(201).send({ id: read.id });
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
  return headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
}

/** Answers with a message, the form's own unless given; a browser without script gets a page, and what it sent. */
function refuse(request: FastifyRequest, reply: FastifyReply, status: number, message?: string) {
  const { title, description } = quoteForm.failure;
  if (!isNativeForm(request)) return reply.code(status).send({ message: message ?? description });
  return sendPage(reply, status, {
    title,
    description: status === 400 && message ? message : description,
    // Of a body that was not read the browser's Back still has everything.
    ...(request.body !== undefined && { typed: fieldsOf(request.body) }),
  });
}

/**
 * A browser's own form has no id, and the time that it was open is not known. An answer that is reloaded after midnight
 * is the enquiry of the day before.
 */
function withId(body: unknown, database: EnquiryDatabase): Record<string, unknown> {
  const fields = fieldsOf(body);
  const idOfDay = (ms: number) => idOfNativeForm(fields, new Date(ms).toISOString().slice(0, 10));
  const earlier = idOfDay(Date.now() - dayMs);
  return { ...fields, id: database.has(earlier) ? earlier : idOfDay(Date.now()) };
}

function fieldsOf(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

function quoteFormSent() {
  const { title, description } = quoteForm.sent;
  return { title, description: `${description}:` };
}

function sendPage(reply: FastifyReply, status: number, answer: Parameters<typeof answerPage>[0]) {
  return reply
    .code(status)
    .headers({ 'Content-Security-Policy': answerPolicy, 'Content-Type': 'text/html; charset=utf-8' })
    .send(answerPage(answer));
}

/** Whether a browser posts to the host that it is on; the proxy before this service keeps the Host header. */
function isSameOrigin(origin: string, { headers, host }: FastifyRequest): boolean {
  return URL.canParse(origin) && [headers.host, host].includes(new URL(origin).host);
}
