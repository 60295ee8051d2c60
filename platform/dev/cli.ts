import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { Run } from '../build/webpackPart';
import { nameOf } from '../build/part';
import { placeOf, readLiveSite, Refusal } from './live/liveSite';

const help = `npm run dev [-- --live URL]
Runs the dev server of this part: the shell with all remotes, or a remote's page alone in a frame.
  --live URL  the released site at this address, with this remote's page from here; nothing reaches the live site`;

interface PartConfig {
  default: (env: Run['env'], run: Pick<Run, 'mode'>) => Configuration[];
}

try {
  await run();
} catch (error) {
  // By its name: a part's configuration is evaluated with a copy of the modules.
  if (!(error instanceof Error && error.name === Refusal.name)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { live, help: wanted } = readLine();
  if (wanted) {
    console.log(help);
    return;
  }
  const { default: configure } = (await import(
    pathToFileURL(path.resolve('webpack.config.mjs')).href
  )) as PartConfig;
  const site = live === undefined ? undefined : await readLiveSite(live);
  const env = { WEBPACK_SERVE: true, live: site };
  const configurations = configure(env, { mode: 'development' });
  const server = new WebpackDevServer(configurations[0]?.devServer ?? {}, webpack(configurations));
  await server.start();
  const address = `http://localhost:${server.options.port ?? ''}`;
  const name = nameOf(process.cwd());
  if (site) {
    await new Promise<void>((resolve) => {
      server.middleware?.waitUntilValid(() => {
        resolve();
      });
    });
    const place = placeOf(name, site);
    const where = place === name ? '' : `, in the place of ${place}, since it does not route to ${name} yet`;
    console.log(`${site.origin} with this page is at ${address}${where}`);
  } else if (!process.connected) {
    // devSite.ts, which starts the servers of all parts, says where the composed site is.
    console.log(`${name} is at ${address}`);
  }
}

function readLine(): { live?: string; help?: boolean } {
  try {
    return parseArgs({ options: { live: { type: 'string' }, help: { type: 'boolean' } } }).values;
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)}. See --help`, {
      cause: error,
    });
  }
}
