import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { configurationsIn, nameOf } from '../build/part';
import { parsedLine } from '../release/console/commandLine';
import { exitCodeOf } from '../release/console/refusal';
import { placeOf, readLiveSite } from './live/liveSite';

const help = `npm run dev [-- --live URL]
Runs the dev server of this part: the shell with all remotes, or a remote's page alone in a frame.
  --live URL  the released site at this address, with this remote's page from here; nothing reaches the live site`;

process.exitCode = await exitCodeOf(run);

async function run(): Promise<void> {
  const options = { live: { type: 'string' }, help: { type: 'boolean' } } as const;
  const { live, help: wanted } = parsedLine({ options }).values;
  if (wanted) {
    console.log(help);
    return;
  }
  const site = live === undefined ? undefined : await readLiveSite(live);
  const env = { WEBPACK_SERVE: true, live: site };
  const configurations = await configurationsIn(process.cwd(), env, 'development');
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
