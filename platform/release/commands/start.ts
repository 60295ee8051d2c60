import { enquiries } from 'shared-content/content/site';
import { endWithNpm } from '../../dev/endWithParent';
import { checkAddress, serveUntilStopped } from '../../serve/server';
import { readCommandLine, siteFolder } from '../console/commandLine';
import { runCommand } from './commands';
import { exitCodeOf } from '../console/refusal';
import { startNpm } from '../console/npm';

const help = `npm start [-- --site DIR] [--from DIR]
Builds all parts, releases those that changed, and serves the site as production would.
  --site DIR  the folder of the site (default: site)
  --from DIR  another site's folder: parts that are not in this checkout come from it
  PORT, HOST  environment variables: where to listen (default: 8080 on this machine only)`;

endWithNpm();
process.exitCode = await exitCodeOf(async () => {
  const { values } = readCommandLine(process.argv.slice(2), { names: 0, options: ['from'] });
  if (values.help) {
    console.log(help);
    return;
  }
  const site = siteFolder(values.site);
  // Before the build: it takes a minute.
  await checkAddress();
  await runCommand('release', ['--site', site, ...(values.from ? ['--from', values.from] : [])]);
  const stopEnquiries = enquiries.endpoint.startsWith('/') ? startEnquiries() : undefined;
  await serveUntilStopped({ site });
  stopEnquiries?.();
});

/** Starts the service for enquiries; returns a function that stops it. */
function startEnquiries(): () => void {
  const service = startNpm('npm', ['run', 'enquiries', '--silent'], {
    // PORT is that of the site.
    env: { ...process.env, PORT: String(enquiries.servicePort) },
    stdio: 'inherit',
    // A process group of its own: npm does not pass a signal on to the service.
    detached: process.platform !== 'win32',
  });
  return () => {
    const { pid, exitCode, signalCode } = service;
    // It has ended by itself if its port is taken.
    if (exitCode !== null || signalCode !== null) return;
    if (pid === undefined || process.platform === 'win32') service.kill('SIGTERM');
    else process.kill(-pid, 'SIGTERM');
  };
}
