import { readCommandLine, siteFolder } from '../site/commandLine';
import { exitCodeOf } from '../site/refusal';
import { serveUntilStopped } from './serveUntilStopped';

const help = `Serves the released site as production would.

  npm run serve [-- --site DIR]

  --site DIR   the folder of the released site (default: site)
  --help       prints this
  PORT, HOST   environment variables: where to listen (default: 8080 on this machine only)`;

process.exitCode = await exitCodeOf(async () => {
  const { values } = readCommandLine(process.argv.slice(2), { names: 0, options: [] });
  if (values.help) console.log(help);
  else await serveUntilStopped({ site: siteFolder(values.site) });
});
