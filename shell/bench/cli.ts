import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { launchChromium } from '../integration/support/visit';
import { folderOf } from '../site/commandLine';
import { growthOfProjects, growthOfRemotes } from './growth';
import { allSeries, measure } from './measure';
import { hasSmallBuffers, localNetwork, type Network, nginxNetwork, runWithSmallBuffers } from './networks';
import { moduleSizes, partSizes, sizeTable } from './sizes';
import { type Phones, setting, slowPhones } from './slowPhone';
import { comparison, growthTable } from './tables';
import { makeVariants } from './variants';

const networks = { local: localNetwork, nginx: nginxNetwork };

const sections = ['first', 'filter', 'navigation', 'return', 'sizes', 'remotes', 'projects'];

const help = `Measures the composed site against a single-page app and against HTML without script, of the same sources.

  npm run bench [-- --runs N] [--only NAME,…] [--over NETWORK] [--json FILE]

  --runs N      how often each visit is measured (default: 7)
  --only NAME   only these: ${sections.join(', ')}
  --over nginx  over nginx with TLS and HTTP/2, behind a slow line with small buffers (Linux; needs nginx and iproute2);
                otherwise over the local server, and the browser slows the network down
  --json FILE   writes all figures to a file as well

Times are medians with the smallest and largest in brackets. They depend on this machine; compare the ratios.`;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    only: { type: 'string', default: sections.join(',') },
    over: { type: 'string', default: 'local' },
    json: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
const wanted = values.only.split(',');
const unknown = wanted.find((name) => !sections.includes(name));
if (values.help || unknown || !isNetwork(values.over) || !Number.isInteger(runs) || runs < 1) {
  console.log(help);
  process.exitCode = values.help ? 0 : 1;
} else if (values.over === 'nginx' && !hasSmallBuffers()) {
  process.exitCode = runWithSmallBuffers();
} else {
  await bench(networks[values.over]());
}

function isNetwork(name: string): name is keyof typeof networks {
  return Object.hasOwn(networks, name);
}

async function bench(network: Network) {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const browser = await launchChromium(network.switches);
  try {
    const sites = await makeVariants(folder);
    const measured = await compared(slowPhones(browser, network.slowedByBrowser), network, sites);
    const sizes = wanted.includes('sizes')
      ? [...(await partSizes(sites.composed)), ...(await moduleSizes())]
      : [];
    if (sizes.length > 0) console.log(`\nSizes after brotli\n${sizeTable(sizes)}`);
    const growth = { remotes: growthOfRemotes, projects: growthOfProjects };
    const grown: Record<string, unknown> = {};
    for (const [name, grow] of Object.entries(growth).filter(([section]) => wanted.includes(section))) {
      const figures = await grow(slowPhones(browser, true), sites.composed, folder);
      console.log(`\n${growthTable(`By number of ${name}`, figures)}`);
      grown[name] = figures;
    }
    if (values.json) {
      await writeFile(
        folderOf(values.json),
        `${JSON.stringify({ setting, over: values.over, runs, measured, sizes, grown }, null, 2)}\n`,
      );
    }
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function compared(phones: Phones, network: Network, sites: Awaited<ReturnType<typeof makeVariants>>) {
  const servers = await Promise.all([sites.composed, sites.monolith, sites.static].map(network.serve));
  try {
    const [composed = '', monolith = '', still = ''] = servers.map(({ url }) => url);
    const all = await allSeries(phones, { composed, monolith, static: still });
    const series = Object.entries(all).flatMap(([name, list]) => (wanted.includes(name) ? list : []));
    const measured = await measure(series, runs);
    if (series.length > 0) console.log(`${describedSetting(network)}\n\n${comparison(measured)}`);
    return measured;
  } finally {
    for (const server of servers) await server.close();
  }
}

function describedSetting({ description }: Network): string {
  const { viewport, pixelRatio, megabitsDown, megabitsUp, roundTripMs, cpuSlowdown } = setting;
  const [load = 0] = loadavg();
  return `Chromium over ${description}, ${viewport.width} × ${viewport.height} at ${pixelRatio}×, ${megabitsDown} Mbit/s down, ${megabitsUp} up, ${roundTripMs} ms round trip, CPU ÷ ${cpuSlowdown}, cold cache.
Medians of ${runs} in milliseconds unless said, smallest and largest in brackets. Load of this machine at the end: ${load.toFixed(1)}.`;
}
