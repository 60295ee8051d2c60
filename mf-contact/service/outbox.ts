import type { EnquiryDatabase } from './database';
import { digestMail, enquiryMail, type Mail } from './mail';

/** Hands a mail to the owner's mail server; rejects where that does not take it. */
export type SendMail = (mail: Mail) => Promise<unknown>;

const firstPauseMs = 30_000;
const longestPauseMs = 60 * 60_000;
const dayMs = 24 * 60 * 60_000;

/**
 * Sends what is due. A mail is marked only when the mail server has taken it, so each goes out at least once: after
 * a crash between the two it goes out twice.
 *
 * @returns how many mails went out and how many have to wait.
 */
export async function sendDue(
  database: EnquiryDatabase,
  send: SendMail,
  now: Date,
): Promise<{ sent: number; failed: number }> {
  const count = { sent: 0, failed: 0 };
  for (const { enquiry, attempts } of database.due('enquiries', now)) {
    try {
      await send(enquiryMail(enquiry));
      database.markMailed(enquiry.id, now);
      count.sent += 1;
    } catch {
      const pauseMs = Math.min(firstPauseMs * 2 ** attempts, longestPauseMs);
      database.postpone(enquiry.id, new Date(now.getTime() + pauseMs));
      count.failed += 1;
    }
  }
  await sendDigest(database, send, now, count);
  return count;
}

/** Once the oldest of what looks like spam has waited for a day, all of it goes out in one mail. */
async function sendDigest(
  database: EnquiryDatabase,
  send: SendMail,
  now: Date,
  count: { sent: number; failed: number },
): Promise<void> {
  const waiting = database.due('suspicious', now);
  const oldest = waiting[0]?.enquiry.receivedAt;
  if (oldest === undefined || now.getTime() - Date.parse(oldest) < dayMs) return;
  try {
    await send(digestMail(waiting.map(({ enquiry }) => enquiry)));
    for (const { enquiry } of waiting) database.markMailed(enquiry.id, now);
    count.sent += 1;
  } catch {
    for (const { enquiry } of waiting)
      database.postpone(enquiry.id, new Date(now.getTime() + longestPauseMs));
    count.failed += 1;
  }
}
