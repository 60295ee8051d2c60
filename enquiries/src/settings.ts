import { enquiries } from 'shared-content/content/site';

/** An error that the reader of a command can put right; its message is one line that says how. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** The settings of the service, from its environment. */
export interface Settings {
  port: number;
  host: string;
  /** The file of the database. */
  database: string;
  /** Undefined: enquiries are stored, and their mails wait in the outbox. */
  mail: { server: string; to: string } | undefined;
}

/** The lines of `--help` about the environment. */
export const settingsHelp = `  PORT       where to listen (default: ${enquiries.servicePort})
  HOST       the address to listen on (default: 127.0.0.1, this machine only)
  DATABASE   the file of the database (default: enquiries.db)
  SMTP_URL   the mail server, as smtps://user:password@mail.example.com
  MAIL_TO    who gets the mails; also their sender`;

/**
 * Reads the settings.
 *
 * @throws Refusal if one cannot be used
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const {
    PORT = String(enquiries.servicePort),
    HOST = '127.0.0.1',
    DATABASE = 'enquiries.db',
    SMTP_URL,
    MAIL_TO,
  } = environment;
  const port = Number(PORT);
  if (!/^\d+$/.test(PORT) || port > 65_535)
    throw new Refusal(`PORT is '${PORT}': it must be a number from 0 to 65535`);
  // An empty HOST would listen on every address of the machine.
  if (HOST === '') throw new Refusal('HOST is empty: name an address, or leave it out');
  if (DATABASE === '') throw new Refusal('DATABASE is empty: name a file, or leave it out');
  return { port, host: HOST, database: DATABASE, mail: mailSettings(SMTP_URL, MAIL_TO) };
}

function mailSettings(server: string | undefined, to: string | undefined): Settings['mail'] {
  if (!server && !to) return undefined;
  if (!server) throw new Refusal('MAIL_TO is set and SMTP_URL is not: both are needed to send mail');
  if (!to) throw new Refusal('SMTP_URL is set and MAIL_TO is not: both are needed to send mail');
  if (!/^smtps?:$/.test(URL.canParse(server) ? new URL(server).protocol : ''))
    throw new Refusal('SMTP_URL must begin with smtp:// or smtps://');
  if (!/^[^\s@<>,;]+@[^\s@<>,;]+$/.test(to)) throw new Refusal('MAIL_TO must be one mail address');
  return { server, to };
}
