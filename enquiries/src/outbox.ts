import type { EnquiryDatabase, StoredEnquiry } from './database';
import { digestMail, enquiryMail, type Mail } from './mail';

/** Hands a mail to the owner's mail server; rejects where that does not take it. */
export type SendMail = (mail: Mail) => Promise<unknown>;

const firstPauseMs = 30_000;
const longestPauseMs = 60 * 60_000;
const dayMs = 24 * 60 * 60_000;

/**
 * The mails that wait in the database. A mail is marked only when the mail server has taken it, so each goes out at
 * least once: after a crash between the two it goes out twice. A mail that the server refuses holds up no other; a server
 * that does not answer is left alone until the next call.
 */
export function createOutbox(database: EnquiryDatabase, send: SendMail) {
  /** Ids of mails that the mail server took and a full or locked database could not mark: they are not sent again. */
  const taken = new Set<string>();
  let isStopped = false;

  /** Sends what is due; gives how many mails went out and how many have to wait. */
  const sendDue = async (now: Date): Promise<{ sent: number; failed: number }> => {
    const count = { sent: 0, failed: 0 };
    const mark = (id: string) => {
      taken.add(id);
      attempt(() => {
        database.markMailed(id, now);
        taken.delete(id);
      });
    };
    const due = (kind: 'enquiries' | 'suspicious') =>
      database.due(kind, now).filter(({ id }) => !taken.has(id));
    /** Whether the mail server answered: where it does not, each of the others would wait as long. */
    const deliver = async (mail: Mail, enquiries: readonly StoredEnquiry[]): Promise<boolean> => {
      try {
        await send(mail);
      } catch (error) {
        count.failed += 1;
        for (const { id, attempts } of enquiries) {
          const pauseMs = Math.min(firstPauseMs * 2 ** attempts, longestPauseMs);
          attempt(() => {
            database.postpone(id, new Date(now.getTime() + pauseMs));
          });
        }
        // Nodemailer's errors carry the mail server's answer, where it gave one.
        return error instanceof Error && 'responseCode' in error;
      }
      for (const { id } of enquiries) mark(id);
      count.sent += 1;
      return true;
    };

    for (const id of [...taken]) mark(id);
    for (const enquiry of due('enquiries'))
      if (isStopped || !(await deliver(enquiryMail(enquiry), [enquiry]))) return count;
    const suspicious = due('suspicious');
    // Once the oldest of what looks like spam has waited for a day, all of it goes out in one mail.
    const isDigestDue = suspicious.some(({ receivedAt }) => now.getTime() - Date.parse(receivedAt) >= dayMs);
    if (isDigestDue && !isStopped) await deliver(digestMail(suspicious), suspicious);
    return count;
  };
  return {
    sendDue,
    /** Has no further mail begun. */
    stop: () => {
      isStopped = true;
    },
  };
}

/** Makes a change where it can be made; a full or locked database takes it later. */
function attempt(change: () => void): void {
  try {
    change();
  } catch {
    // The next look at the outbox finds the mail as it was.
  }
}
