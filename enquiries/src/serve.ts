import { enquiryApp } from './app';
import { openDatabase } from './database';
import { type MailerOptions, createMailer } from './mailer';
import type { Settings } from './settings';

export interface ServeOptions extends Settings, MailerOptions {
  path: string;
  siteOrigin: string;
  log?: boolean;
}

export interface EnquiryService {
  /** The address that enquiries are posted to. */
  url: string;
  /** Takes no more requests, finishes those that are under way and the mail that is being sent, and ends. */
  close: () => Promise<void>;
}

/** Starts the service of enquiries: the web server, and the outbox that is mailed to the owner. */
export async function serveEnquiries(options: ServeOptions): Promise<EnquiryService> {
  const { path, siteOrigin, log, mail, port, host } = options;
  const database = openDatabase(options.database);
  const mailer = mail && createMailer(mail, database, options);
  const app = await enquiryApp({ database, path, siteOrigin, log, onStored: () => mailer?.wake() });
  const address = await app.listen({ port, host });
  // Not before: a port that is taken ends the process, which a timer would keep.
  mailer?.start();
  return {
    url: address + path,
    close: async () => {
      await app.close();
      await mailer?.stop();
      database.close();
    },
  };
}
