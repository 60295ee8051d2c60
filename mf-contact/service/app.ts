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

  app.options(path, async (_request, reply) =>
    reply
      .headers({ 'Access-Control-Allow-Methods': 'POST', 'Access-Control-Allow-Headers': 'Content-Type' })
      .code(204)
      .send(),
  );

  app.post(path, { config: { rateLimit: refused } }, async (request, reply) => {
    const native = isNativeForm(request);
    const body = native ? withId(request.body) : request.body;
    const read = await readEnquiry(body);
    if ('kind' in read) {
      if (read.kind === 'malformed') return reply.code(400).send({ message: read.message });
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
    const message = status >= 500 ? quoteForm.failure.description : error.message;
    if (isNativeForm(request) && status >= 500)
      return sendPage(reply, status, {
        ...quoteForm.failure,
        typed: fieldsOf(request.body),
      });
    return reply.code(status).send({ message });
  });
  return app;
}

function isNativeForm({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
}

/** A browser's own form has no id of its own, and the time that it was open is not known. */
function withId(body: unknown): Record<string, unknown> {
  const fields = fieldsOf(body);
  return { ...fields, id: idOfNativeForm(fields, new Date().toISOString().slice(0, 10)) };
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
