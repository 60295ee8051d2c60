import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import type { Answers, Enquiry } from './enquiry';

/** An enquiry as it is stored, with its mail. */
export interface StoredEnquiry extends Enquiry {
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** How often the service has tried to send its mail. */
  attempts: number;
  /** When its mail was last sent, ISO 8601; null: it waits. */
  mailedAt: string | null;
}

type Row = Omit<StoredEnquiry, 'fields'> & { fields: string };

/** `fields` is JSON, so that every version of the service can read it. An empty `dueAt` means at once. */
const schema = `
CREATE TABLE IF NOT EXISTS enquiries (
  id TEXT PRIMARY KEY,
  receivedAt TEXT NOT NULL,
  fields TEXT NOT NULL,
  suspicion TEXT,
  dueAt TEXT NOT NULL DEFAULT '',
  attempts INTEGER NOT NULL DEFAULT 0,
  mailedAt TEXT
) STRICT;
CREATE INDEX IF NOT EXISTS outbox ON enquiries (dueAt) WHERE mailedAt IS NULL;
`;

/** The longest time for which a mail is postponed. */
export const longestPauseMs = 60 * 60_000;

/** How long to wait for a lock on the database. The service answers nobody meanwhile. */
const busyTimeoutMs = 1000;

export type EnquiryDatabase = ReturnType<typeof openDatabase>;

/**
 * Opens or creates the database of enquiries, readable by its owner only. A method returns once its change is on disk,
 * or throws libsql's error, whose `code` is SQLite's (`SQLITE_FULL`).
 */
export function openDatabase(file: string) {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  // SQLite gives its journal files the mode of the database.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  // A restored backup may be readable by others.
  if (statSync(file).mode & 0o077) chmodSync(file, 0o600);
  const database = new Database(file, { timeout: busyTimeoutMs });
  // Deleted rows are overwritten.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
  database.exec(schema);
  // Throws if nothing can be written, before the first enquiry arrives.
  database.exec('BEGIN IMMEDIATE; COMMIT;');

  const rows = (where: string, ...values: (string | number)[]) =>
    (database.prepare(`SELECT * FROM enquiries ${where}`).all(...values) as Row[]).map(
      (row): StoredEnquiry => ({ ...row, fields: JSON.parse(row.fields) as Answers }),
    );
  /**
   * Changes the database in a transaction that waits for the lock before its statement does. Seen in libsql 0.5: a
   * statement that gives up waiting stays unfinished, so that later changes are not committed, and are rolled back when
   * it is collected as garbage.
   */
  const change = database.transaction(
    (statement: string, values: (string | null)[]) => database.prepare(statement).run(...values).changes,
  );
  const run = (statement: string, ...values: (string | null)[]) => change.immediate(statement, values);
  const remove = (where: string, value: string) => {
    const removed = run(`DELETE FROM enquiries WHERE ${where}`, value);
    // Otherwise the journal keeps the removed rows.
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    return removed;
  };

  return {
    /** Stores an enquiry, whose mail is then due. Ignores an id that is already stored. */
    add: ({ id, fields, suspicion }: Enquiry, now: Date) => {
      run(
        'INSERT INTO enquiries (id, receivedAt, fields, suspicion) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
        id,
        now.toISOString(),
        JSON.stringify(fields),
        suspicion,
      );
    },
    list: () => rows('ORDER BY receivedAt, id'),
    /** The enquiry whose id begins like this; undefined if there is none or several. */
    find: (start: string): StoredEnquiry | undefined => {
      const found = rows('WHERE substr(id, 1, ?) = ? LIMIT 2', start.length, start);
      return found.length === 1 ? found[0] : undefined;
    },
    /**
     * The enquiries whose mail is due: those that look like spam (`suspicious`), or all others. A mail that would wait
     * longer than `longestPauseMs` is due too: it was postponed by a clock that was ahead.
     */
    due: (kind: 'enquiries' | 'suspicious', now: Date): StoredEnquiry[] =>
      rows(
        `WHERE mailedAt IS NULL AND (dueAt <= ? OR dueAt > ?)
           AND suspicion IS ${kind === 'enquiries' ? '' : 'NOT'} NULL
         ORDER BY dueAt, receivedAt LIMIT 50`,
        now.toISOString(),
        new Date(now.getTime() + longestPauseMs).toISOString(),
      ),
    markMailed: (id: string, now: Date) => {
      run('UPDATE enquiries SET mailedAt = ? WHERE id = ?', now.toISOString(), id);
    },
    postpone: (id: string, until: Date) => {
      run('UPDATE enquiries SET dueAt = ?, attempts = attempts + 1 WHERE id = ?', until.toISOString(), id);
    },
    /** Makes the mail of an enquiry due again. It no longer counts as spam, since the owner has read it. */
    resend: (id: string) => {
      run(
        "UPDATE enquiries SET suspicion = NULL, mailedAt = NULL, attempts = 0, dueAt = '' WHERE id = ?",
        id,
      );
    },
    /** Removes one enquiry; returns the number of removed rows. */
    forget: (id: string) => remove('id = ?', id),
    forgetBefore: (before: Date) => remove('receivedAt < ?', before.toISOString()),
    close: () => {
      database.close();
    },
  };
}
