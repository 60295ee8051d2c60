import { createTransport } from 'nodemailer';
import { enquiryApp } from './app';
import { type EnquiryDatabase, openDatabase } from './database';
import { sendDue, type SendMail } from './outbox';
import type { Settings } from './settings';

export interface ServeOptions extends Settings {
  path: string;
  siteOrigin: string;
  log?: boolean;
  /** How often the outbox is looked through, in milliseconds; 15 s unless given. */
  outboxEveryMs?: number;
}

export interface EnquiryService {
  /** The address that enquiries are posted to. */
  url: string;
  /** Takes no more requests, finishes those that are under way and the mail that is being sent, and ends. */
  close: () => Promise<void>;
}

/** A mail server that does not answer is given up after this long; the mail is tried again later. */
const mailTimeoutMs = 20_000;

/** Starts the service of enquiries: the web server, and the outbox that is mailed to the owner. */
export async function serveEnquiries(options: ServeOptions): Promise<EnquiryService> {
  const { path, siteOrigin, log, outboxEveryMs = 15_000, mail } = options;
  const database = openDatabase(options.database);
  const outbox = mail && mailer(mail, database, outboxEveryMs);
  const app = await enquiryApp({ database, path, siteOrigin, log, onStored: () => outbox?.wake() });
  const address = await app.listen({ port: options.port, host: options.host });
  return {
    url: address + path,
    close: async () => {
      await app.close();
      await outbox?.stop();
      database.close();
    },
  };
}

/** Looks through the outbox every so often, and at once when woken; one look at a time. */
function mailer(settings: NonNullable<Settings['mail']>, database: EnquiryDatabase, everyMs: number) {
  const transport = createTransport({
    url: settings.server,
    // One connection for many mails.
    pool: true,
    maxConnections: 1,
    connectionTimeout: mailTimeoutMs,
    greetingTimeout: mailTimeoutMs,
    socketTimeout: mailTimeoutMs,
  });
  const send: SendMail = (mail) =>
    transport.sendMail({ ...mail, from: settings.to, to: settings.to, disableFileAccess: true });
  let looking = Promise.resolve();
  const look = () => {
    looking = looking
      .then(async () => {
        let { sent, failed } = await sendDue(database, send, new Date());
        // What is due is read in portions.
        while (sent > 0) ({ sent, failed } = await sendDue(database, send, new Date()));
        if (failed > 0) console.error(`${failed} mails could not be sent: they are tried again`);
      })
      .catch((error: unknown) => {
        // A database that is locked or full for a moment must not end the service.
        console.error('The outbox could not be read:', codeOf(error));
      });
  };
  const timer = setInterval(look, everyMs);
  look();
  return {
    wake: look,
    stop: async () => {
      clearInterval(timer);
      await looking;
      transport.close();
    },
  };
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : 'unknown';
}
