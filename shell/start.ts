import { checkAddress, serveUntilStopped } from './serve/serveUntilStopped';
import { readCommandLine, siteFolder } from './site/commandLine';
import { runCommand } from './release/commands';
import { exitCodeOf } from './site/refusal';

const help = `npm start [-- --site DIR]
Builds all parts, releases those that changed, and serves the site as production would.
  --site DIR  the folder of the site (default: site)
  PORT, HOST  environment variables: where to listen (default: 8080 on this machine only)`;

process.exitCode = await exitCodeOf(async () => {
  const { values } = readCommandLine(process.argv.slice(2), { names: 0, options: [] });
  if (values.help) {
    console.log(help);
    return;
  }
  const site = siteFolder(values.site);
  // Nobody waits for a build to learn that its port is taken.
  await checkAddress();
  await runCommand('release', ['--site', site]);
  await serveUntilStopped({ site });
});
