import { enquiryApp } from './app';
import { openDatabase } from './database';
import { type MailerOptions, createMailer } from './mailer';
import type { Settings } from './settings';

interface ServeOptions extends Settings, MailerOptions {
  path: string;
  siteOrigin: string;
  log?: boolean;
}

export type EnquiryService = Awaited<ReturnType<typeof serveEnquiries>>;

/** Starts the service of enquiries: the web server, and the outbox that is mailed to the owner. */
export async function serveEnquiries(options: ServeOptions) {
  const { path, siteOrigin, log, mail, port, host } = options;
  const database = openDatabase(options.database);
  const mailer = mail && createMailer(mail, database, options);
  const app = await enquiryApp({ database, path, siteOrigin, log, onStored: () => mailer?.wake() });
  const address = await app.listen({ port, host });
  // Not before: a port that is taken ends the process, which a timer would keep.
  mailer?.start();
  return {
    /** The address that enquiries are posted to. */
    url: address + path,
    /** Takes no more requests, finishes those that are under way and the mail that is being sent, and ends. */
    close: async () => {
      await app.close();
      await mailer?.stop();
      database.close();
    },
  };
}
