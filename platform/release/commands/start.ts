import { enquiries } from 'shared-content/content/site';
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

process.exitCode = await exitCodeOf(async () => {
  const { values } = readCommandLine(process.argv.slice(2), { names: 0, options: ['from'] });
  if (values.help) {
    console.log(help);
    return;
  }
  const site = siteFolder(values.site);
  // Nobody waits for a build to learn that its port is taken.
  await checkAddress();
  await runCommand('release', ['--site', site, ...(values.from ? ['--from', values.from] : [])]);
  const stopEnquiries = enquiries.endpoint.startsWith('/') ? startEnquiries() : undefined;
  await serveUntilStopped({ site });
  stopEnquiries?.();
});

/** Starts the service that the site's server hands enquiries to; gives what stops it. */
function startEnquiries(): () => void {
  const service = startNpm('npm', ['run', 'enquiries', '--silent'], {
    // PORT is that of the site.
    env: { ...process.env, PORT: String(enquiries.servicePort) },
    stdio: 'inherit',
    // A group of its own: a signal to npm alone would not reach what npm has started.
    detached: process.platform !== 'win32',
  });
  return () => {
    const { pid, exitCode, signalCode } = service;
    // It may have ended by itself, as where its port is taken.
    if (exitCode !== null || signalCode !== null) return;
    if (pid === undefined || process.platform === 'win32') service.kill('SIGTERM');
    else process.kill(-pid, 'SIGTERM');
  };
}
