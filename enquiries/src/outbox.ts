import { createTransport } from 'nodemailer';
import { type EnquiryDatabase, longestPauseMs, type StoredEnquiry } from './database';
import { digestMail, enquiryMail, type Mail } from './mail';
import type { Settings } from './settings';

const firstPauseMs = 30_000;
const dayMs = 24 * 60 * 60_000;

/** How often the outbox is read, and how long a mail server may be silent. */
export interface OutboxTimes {
  readEveryMs: number;
  mailTimeoutMs: number;
}

const defaultTimes: OutboxTimes = { readEveryMs: 15_000, mailTimeoutMs: 20_000 };

/** Sends the due mails: every few seconds once it is started, and at once when it is woken. */
export function createOutbox(
  { server, to }: NonNullable<Settings['mail']>,
  database: EnquiryDatabase,
  { readEveryMs, mailTimeoutMs } = defaultTimes,
) {
  const transport = createTransport({
    url: server,
    // One connection for many mails.
    pool: true,
    maxConnections: 1,
    // `sendDue` sends a failed mail again, without delaying the others.
    maxRequeues: 0,
    connectionTimeout: mailTimeoutMs,
    greetingTimeout: mailTimeoutMs,
    socketTimeout: mailTimeoutMs,
  });
  const send = (mail: Mail) => transport.sendMail({ ...mail, from: to, to, disableFileAccess: true });
  const stopping = new AbortController();
  let timer: ReturnType<typeof setInterval> | undefined;
  let reading = Promise.resolve();

  const read = async () => {
    const { sent, failed } = await sendDue(database, send, new Date(), stopping.signal);
    if (failed > 0) console.error(`${failed} mails could not be sent and will be sent again`);
    // The database returns due mails in portions.
    if (sent > 0) await read();
  };
  const wake = () => {
    reading = reading.then(read).catch((error: unknown) => {
      // A locked or full database must not end the service.
      const code = error instanceof Error && 'code' in error ? error.code : 'unknown';
      console.error('The outbox cannot use its database:', code);
    });
  };
  return {
    start: () => {
      timer = setInterval(wake, readEveryMs);
      wake();
    },
    wake,
    /** Finishes the mail that is being sent, and begins no other. */
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await reading;
      transport.close();
    },
  };
}

/**
 * Sends the due mails. Each is postponed before it is sent and marked after the mail server has taken it: an
 * interrupted one is sent again, after its pause. A refused mail delays no other; a server that does not answer is left
 * alone until the next call.
 *
 * @param send rejects if the mail server does not take the mail
 * @returns the number of mails that were sent and that failed
 */
export async function sendDue(
  database: EnquiryDatabase,
  send: (mail: Mail) => Promise<unknown>,
  now: Date,
  stopping: AbortSignal,
): Promise<{ sent: number; failed: number }> {
  const count = { sent: 0, failed: 0 };
  /** Returns whether the mail server answered: without an answer each other mail would wait for as long. */
  const deliver = async (mail: Mail, enquiries: readonly StoredEnquiry[]): Promise<boolean> => {
    for (const { id, attempts } of enquiries) {
      const pauseMs = Math.min(firstPauseMs * 2 ** attempts, longestPauseMs);
      database.postpone(id, new Date(now.getTime() + pauseMs));
    }
    try {
      await send(mail);
    } catch (error) {
      count.failed += 1;
      // Nodemailer adds the mail server's answer to its errors.
      return error instanceof Error && 'responseCode' in error;
    }
    for (const { id } of enquiries) database.markMailed(id, now);
    count.sent += 1;
    return true;
  };

  for (const enquiry of database.due('enquiries', now))
    if (stopping.aborted || !(await deliver(enquiryMail(enquiry), [enquiry]))) return count;
  const suspicious = database.due('suspicious', now);
  // All suspicious enquiries go into one mail, a day after the first of them.
  const isDigestDue = suspicious.some(({ receivedAt }) => now.getTime() - Date.parse(receivedAt) >= dayMs);
  if (isDigestDue && !stopping.aborted) await deliver(digestMail(suspicious), suspicious);
  return count;
}
