import type { EnquiryDatabase } from './database';
import { digestMail, enquiryMail, type Mail } from './mail';

/** Hands a mail to the owner's mail server; rejects where that does not take it. */
export type SendMail = (mail: Mail) => Promise<unknown>;

interface SendOptions {
  /** Ids of mails that the mail server took and the database could not mark: they are not sent again. */
  taken?: Set<string>;
  /** Asked before each mail. */
  isStopped?: () => boolean;
}

interface Count {
  sent: number;
  failed: number;
}

const firstPauseMs = 30_000;
const longestPauseMs = 60 * 60_000;
const dayMs = 24 * 60 * 60_000;

/**
 * Sends what is due. A mail is marked only when the mail server has taken it, so each goes out at least once: after
 * a crash between the two it goes out twice. A mail that the server refuses holds up no other; a server that does not
 * answer is left alone until the next call.
 *
 * @returns how many mails went out and how many have to wait.
 */
export async function sendDue(
  database: EnquiryDatabase,
  send: SendMail,
  now: Date,
  { taken = new Set(), isStopped = () => false }: SendOptions = {},
): Promise<Count> {
  const count = { sent: 0, failed: 0 };
  const mark = (id: string) => {
    taken.add(id);
    // A full disk must not have the same mail sent at each call: the mark is made as soon as it can be.
    const isMarked = tries(() => {
      database.markMailed(id, now);
    });
    if (isMarked) taken.delete(id);
  };
  const postpone = (id: string, pauseMs: number) => {
    tries(() => {
      database.postpone(id, new Date(now.getTime() + pauseMs));
    });
  };

  for (const { enquiry, attempts } of database.due('enquiries', now)) {
    if (isStopped()) return count;
    if (taken.has(enquiry.id)) {
      mark(enquiry.id);
      continue;
    }
    try {
      await send(enquiryMail(enquiry));
    } catch (error) {
      postpone(enquiry.id, Math.min(firstPauseMs * 2 ** attempts, longestPauseMs));
      count.failed += 1;
      // Each of the others would wait as long for a server that is away.
      if (!isAnswer(error)) return count;
      continue;
    }
    mark(enquiry.id);
    count.sent += 1;
  }

  const suspicious = database.due('suspicious', now).map(({ enquiry }) => enquiry);
  const fresh = suspicious.filter(({ id }) => !taken.has(id));
  for (const { id } of suspicious) if (taken.has(id)) mark(id);
  const oldest = fresh[0]?.receivedAt;
  // Once the oldest of what looks like spam has waited for a day, all of it goes out in one mail.
  if (oldest !== undefined && now.getTime() - Date.parse(oldest) >= dayMs) await sendDigest(fresh);
  return count;

  async function sendDigest(enquiries: typeof fresh): Promise<void> {
    if (isStopped()) return;
    try {
      await send(digestMail(enquiries));
    } catch (error) {
      if (enquiries.length > 1 && isRefusedText(error)) {
        // Mail servers refuse spam: a person among it must not be refused with the rest.
        const half = Math.ceil(enquiries.length / 2);
        await sendDigest(enquiries.slice(0, half));
        await sendDigest(enquiries.slice(half));
        return;
      }
      for (const { id } of enquiries) postpone(id, longestPauseMs);
      count.failed += 1;
      return;
    }
    for (const { id } of enquiries) mark(id);
    count.sent += 1;
  }
}

/** Whether a change could be made; a full or locked database takes it later. */
function tries(change: () => void): boolean {
  try {
    change();
    return true;
  } catch {
    return false;
  }
}

/** Nodemailer's errors carry the mail server's answer, where it gave one. */
function isAnswer(error: unknown): error is Error & { responseCode: number; code?: unknown } {
  return error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number';
}

function isRefusedText(error: unknown): boolean {
  return isAnswer(error) && error.responseCode >= 500 && error.code === 'EMESSAGE';
}
