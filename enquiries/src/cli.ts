import { existsSync } from 'node:fs';
import { enquiries, siteOrigin } from 'shared-content/content/site';
import { commandsHelp, runCommand } from './commands';
import { openDatabase } from './database';
import { serveEnquiries } from './serve';
import { readSettings, Refusal, settingsHelp } from './settings';

const help = `npm run enquiries [-- COMMAND]
Takes the enquiries of the contact form, stores them and mails them to the owner; or runs one command:
${commandsHelp}

Environment:
${settingsHelp}`;

/** The path of enquiries, on the service's own port and behind the site's server. */
const path = enquiries.endpoint.startsWith('/') ? enquiries.endpoint : '/api/enquiries';

process.exitCode = await main(process.argv.slice(2));

async function main(line: string[]): Promise<number> {
  if (line.includes('--help')) {
    console.log(help);
    return 0;
  }
  let file = '';
  try {
    const settings = readSettings(process.env);
    file = settings.database;
    // npm runs scripts in the part's folder; INIT_CWD is the folder of the caller.
    process.chdir(process.env.INIT_CWD ?? process.cwd());
    if (line.length === 0) {
      await serveUntilStopped(settings);
      return 0;
    }
    if (!existsSync(settings.database))
      throw new Refusal(
        `There is no database ${settings.database}: set DATABASE, or start the service first`,
      );
    const database = openDatabase(settings.database);
    try {
      console.log(runCommand(database, line, new Date()));
    } finally {
      database.close();
    }
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal || isSystemError(error))) throw error;
    const isStorage = 'code' in error && String(error.code).startsWith('SQLITE_');
    console.error(isStorage ? `The database ${file} cannot be used: ${error.message}` : error.message);
    return 1;
  }
}

async function serveUntilStopped(settings: ReturnType<typeof readSettings>): Promise<void> {
  const service = await serveEnquiries({ ...settings, path, siteOrigin, log: true });
  console.log(`Taking enquiries at ${service.url}, stored in ${settings.database}`);
  if (!settings.mail) console.log('No mail is sent: set SMTP_URL and MAIL_TO');
  await new Promise((stop) => {
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });
  await service.close();
}

/** An error of the system, such as a taken port or a file without permission: its message is one line. */
function isSystemError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}
