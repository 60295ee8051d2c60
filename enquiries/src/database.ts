import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import type { Answers } from './answers';
import type { Enquiry } from './enquiry';

/** An enquiry as it is stored, with its mail. */
export interface StoredEnquiry extends Enquiry {
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** How often its mail was tried. */
  attempts: number;
  /** When a mail with it went out last, ISO 8601; null: it waits. */
  mailedAt: string | null;
}

type Row = Omit<StoredEnquiry, 'fields'> & { fields: string };

/** `fields` is JSON, so that a service of any version reads what another one has stored. `dueAt` is '' for: at once. */
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

/** How long to wait for another command that holds the database, in milliseconds: the service stands still meanwhile. */
const busyTimeoutMs = 1000;

export type EnquiryDatabase = ReturnType<typeof openDatabase>;

/**
 * Opens the database of enquiries, readable by its owner only, and makes it where there is none. What a method has
 * stored is on the disk when it returns. Methods throw libsql's errors, whose `code` is SQLite's (`SQLITE_FULL`).
 */
export function openDatabase(file: string) {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  // SQLite gives its journal files the mode of the database.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  // A copy that was put back from a backup may be readable by others.
  if (statSync(file).mode & 0o077) chmodSync(file, 0o600);
  const database = new Database(file, { timeout: busyTimeoutMs });
  // What is forgotten is overwritten.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
  database.exec(schema);
  // Where nothing can be written this throws, before an enquiry comes that cannot be stored.
  database.exec('BEGIN IMMEDIATE; COMMIT;');

  const rows = (where: string, ...values: (string | number)[]) =>
    (database.prepare(`SELECT * FROM enquiries ${where}`).all(...values) as Row[]).map(
      (row): StoredEnquiry => ({ ...row, fields: JSON.parse(row.fields) as Answers }),
    );
  const run = (statement: string, ...values: (string | null)[]) =>
    database.prepare(statement).run(...values).changes;
  const remove = (where: string, value: string) => {
    const removed = run(`DELETE FROM enquiries WHERE ${where}`, value);
    // The journal would keep what was removed until it is written over.
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    return removed;
  };

  return {
    /** Stores an enquiry and its mail together. An id that is there already changes nothing. */
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
    /** The enquiry whose id begins so; undefined where none or several do. */
    find: (start: string): StoredEnquiry | undefined => {
      const found = rows('WHERE substr(id, 1, ?) = ? LIMIT 2', start.length, start);
      return found.length === 1 ? found[0] : undefined;
    },
    /** What should be mailed by now: enquiries one by one, or those that look like spam. */
    due: (kind: 'enquiries' | 'suspicious', now: Date): StoredEnquiry[] =>
      rows(
        `WHERE mailedAt IS NULL AND dueAt <= ? AND suspicion IS ${kind === 'enquiries' ? '' : 'NOT'} NULL
         ORDER BY dueAt, receivedAt LIMIT 50`,
        now.toISOString(),
      ),
    markMailed: (id: string, now: Date) => {
      run('UPDATE enquiries SET mailedAt = ?, attempts = attempts + 1 WHERE id = ?', now.toISOString(), id);
    },
    postpone: (id: string, until: Date) => {
      run('UPDATE enquiries SET dueAt = ?, attempts = attempts + 1 WHERE id = ?', until.toISOString(), id);
    },
    /** Has an enquiry mailed once more, by itself: whoever asks for it has seen that it is no spam. */
    resend: (id: string) => {
      run(
        "UPDATE enquiries SET suspicion = NULL, mailedAt = NULL, attempts = 0, dueAt = '' WHERE id = ?",
        id,
      );
    },
    /** Removes one enquiry; gives how many there were. */
    forget: (id: string) => remove('id = ?', id),
    forgetBefore: (before: Date) => remove('receivedAt < ?', before.toISOString()),
    close: () => {
      database.close();
    },
  };
}
