import { enquiryApp } from './app';
import { openDatabase } from './database';
import { createOutbox, type OutboxTimes } from './outbox';
import type { Settings } from './settings';

interface ServeOptions extends Settings {
  path: string;
  siteOrigin: string;
  log?: boolean;
  outboxTimes?: OutboxTimes;
}

export type EnquiryService = Awaited<ReturnType<typeof serveEnquiries>>;

/** Starts the web server that takes enquiries, and the outbox that mails them to the owner. */
export async function serveEnquiries(options: ServeOptions) {
  const { path, siteOrigin, log, mail, port, host, outboxTimes } = options;
  const database = openDatabase(options.database);
  const outbox = mail && createOutbox(mail, database, outboxTimes);
  const app = await enquiryApp({ database, path, siteOrigin, log, onStored: () => outbox?.wake() });
  const address = await app.listen({ port, host });
  // After `listen`: if the port is taken, a running timer would keep the process alive.
  outbox?.start();
  return {
    /** The address that enquiries are posted to. */
    url: address + path,
    /** Takes no more requests, finishes the running ones and the current mail, and ends. */
    close: async () => {
      await app.close();
      await outbox?.stop();
      database.close();
    },
  };
}
