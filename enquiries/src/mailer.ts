import { createTransport } from 'nodemailer';
import type { EnquiryDatabase } from './database';
import { createOutbox } from './outbox';
import type { Settings } from './settings';

export interface MailerOptions {
  /** How often the outbox is looked through, in milliseconds; 15 s unless given. */
  outboxEveryMs?: number | undefined;
  /** When a mail server that does not answer is given up, in milliseconds; 20 s unless given. */
  mailTimeoutMs?: number | undefined;
}

/** Looks through the outbox every so often once it is started, and at once when woken; one look at a time. */
export function createMailer(
  { server, to }: NonNullable<Settings['mail']>,
  database: EnquiryDatabase,
  { outboxEveryMs = 15_000, mailTimeoutMs = 20_000 }: MailerOptions,
) {
  const transport = createTransport({
    url: server,
    // One connection for many mails.
    pool: true,
    maxConnections: 1,
    // The outbox itself tries again, without holding up the other mails.
    maxRequeues: 0,
    connectionTimeout: mailTimeoutMs,
    greetingTimeout: mailTimeoutMs,
    socketTimeout: mailTimeoutMs,
  });
  const outbox = createOutbox(database, (mail) =>
    transport.sendMail({ ...mail, from: to, to, disableFileAccess: true }),
  );
  let timer: ReturnType<typeof setInterval> | undefined;
  let looking = Promise.resolve();

  const look = async () => {
    const { sent, failed } = await outbox.sendDue(new Date());
    if (failed > 0) console.error(`${failed} mails could not be sent: they are tried again`);
    // What is due is read in portions.
    if (sent > 0) await look();
  };
  const wake = () => {
    looking = looking.then(look).catch((error: unknown) => {
      // A database that is locked or full for a moment must not end the service.
      const code = error instanceof Error && 'code' in error ? error.code : 'unknown';
      console.error('The outbox could not be read:', code);
    });
  };
  return {
    start: () => {
      timer = setInterval(wake, outboxEveryMs);
      wake();
    },
    wake,
    /** Ends when the mail that is being sent is sent. */
    stop: async () => {
      clearInterval(timer);
      outbox.stop();
      await looking;
      transport.close();
    },
  };
}
