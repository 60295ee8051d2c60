import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import type { QuoteRequest } from '../src/QuoteForm/quoteRequestSchema';
import type { Enquiry } from './enquiry';

/** An enquiry as it is stored. */
export interface StoredEnquiry {
  id: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  fields: QuoteRequest;
  suspicion: string | null;
  /** When a mail with it went out last, ISO 8601; null: it waits. */
  mailedAt: string | null;
}

/** A mail that waits in the outbox. */
export interface WaitingMail {
  enquiry: StoredEnquiry;
  attempts: number;
}

interface Row {
  id: string;
  received_at: string;
  fields: string;
  suspicion: string | null;
  mailed_at: string | null;
  attempts: number;
}

const schema = `
CREATE TABLE IF NOT EXISTS enquiries (
  id TEXT PRIMARY KEY,
  received_at TEXT NOT NULL,
  fields TEXT NOT NULL,
  suspicion TEXT
) STRICT;
CREATE TABLE IF NOT EXISTS outbox (
  enquiry TEXT PRIMARY KEY REFERENCES enquiries (id) ON DELETE CASCADE,
  due_at TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  mailed_at TEXT
) STRICT;
CREATE INDEX IF NOT EXISTS outbox_due ON outbox (due_at) WHERE mailed_at IS NULL;
`;

const stored = `SELECT id, received_at, fields, suspicion, mailed_at, attempts
FROM enquiries JOIN outbox ON enquiry = id`;

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
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  // What is forgotten is overwritten.
  database.exec('PRAGMA secure_delete = ON;');
  database.exec(schema);

  const rows = (where: string, ...values: (string | number)[]) =>
    (database.prepare(`${stored} ${where}`).all(...values) as Row[]).map(fromRow);
  const run = (statement: string, ...values: (string | number | null)[]) =>
    database.prepare(statement).run(...values).changes;

  const together = (work: () => void) => {
    database.exec('BEGIN IMMEDIATE');
    try {
      work();
      database.exec('COMMIT');
    } catch (error) {
      // Where the disk is full SQLite has rolled back by itself, and a second time would hide why.
      if (database.inTransaction) database.exec('ROLLBACK');
      throw error;
    }
  };
  // Where nothing can be written this throws, before an enquiry comes that cannot be stored.
  together(() => undefined);

  const insert = ({ id, fields, suspicion }: Enquiry, at: string) => {
    const added = run(
      'INSERT INTO enquiries VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
      id,
      at,
      JSON.stringify(fields),
      suspicion ?? null,
    );
    if (added > 0) run('INSERT INTO outbox (enquiry, due_at) VALUES (?, ?)', id, at);
  };
  const remove = (where: string, value: string) => {
    const removed = run(`DELETE FROM enquiries WHERE ${where}`, value);
    // The journal would keep what was removed until it is written over.
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    return removed;
  };

  return {
    /** Stores an enquiry and its mail together. An id that is there already changes nothing. */
    add: (enquiry: Enquiry, now: Date) => {
      together(() => {
        insert(enquiry, now.toISOString());
      });
    },
    has: (id: string) => rows('WHERE id = ?', id).length > 0,
    list: () => rows('ORDER BY received_at, id').map(({ enquiry }) => enquiry),
    /** The enquiry whose id begins so; undefined where none or several do. */
    find: (start: string): StoredEnquiry | undefined => {
      const found = rows('WHERE substr(id, 1, ?) = ? LIMIT 2', start.length, start);
      return found.length === 1 ? found[0]?.enquiry : undefined;
    },
    /** What should be mailed by now: enquiries one by one, or those that look like spam. */
    due: (kind: 'enquiries' | 'suspicious', now: Date): WaitingMail[] =>
      rows(
        `WHERE mailed_at IS NULL AND due_at <= ? AND suspicion IS ${kind === 'enquiries' ? '' : 'NOT'} NULL
         ORDER BY due_at LIMIT 50`,
        now.toISOString(),
      ),
    markMailed: (id: string, now: Date) => {
      run(
        'UPDATE outbox SET mailed_at = ?, attempts = attempts + 1 WHERE enquiry = ?',
        now.toISOString(),
        id,
      );
    },
    postpone: (id: string, until: Date) => {
      run('UPDATE outbox SET due_at = ?, attempts = attempts + 1 WHERE enquiry = ?', until.toISOString(), id);
    },
    /** Has an enquiry mailed once more, by itself: whoever asks for it has seen that it is no spam. */
    resend: (id: string, now: Date) => {
      together(() => {
        run('UPDATE enquiries SET suspicion = NULL WHERE id = ?', id);
        run(
          'UPDATE outbox SET mailed_at = NULL, attempts = 0, due_at = ? WHERE enquiry = ?',
          now.toISOString(),
          id,
        );
      });
    },
    /** Removes one enquiry; gives how many there were. */
    forget: (id: string) => remove('id = ?', id),
    forgetBefore: (before: Date) => remove('received_at < ?', before.toISOString()),
    close: () => {
      database.close();
    },
  };
}

function fromRow({ id, received_at, fields, suspicion, mailed_at, attempts }: Row): WaitingMail {
  return {
    enquiry: {
      id,
      receivedAt: received_at,
      fields: JSON.parse(fields) as QuoteRequest,
      suspicion,
      mailedAt: mailed_at,
    },
    attempts,
  };
}
