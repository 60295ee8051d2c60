import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { launchChromium } from '../testing/visit';
import { folderOf, parsedLine } from '../release/console/commandLine';
import { exitCodeOf, Refusal } from '../release/console/refusal';
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

interface Asked {
  runs: number;
  wanted: readonly string[];
  over: keyof typeof networks;
  json?: string;
}

process.exitCode = await exitCodeOf(async () => {
  const asked = readLine();
  if (!asked) console.log(help);
  else if (asked.over === 'nginx' && !hasSmallBuffers()) {
    if (runWithSmallBuffers() !== 0) throw new Refusal('The bench over nginx has failed: see above');
  } else await bench(asked);
});

/** Nothing where help is asked for. */
function readLine(): Asked | undefined {
  const { values } = parsedLine({
    options: {
      runs: { type: 'string', default: '7' },
      only: { type: 'string', default: sections.join(',') },
      over: { type: 'string', default: 'local' },
      json: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const { over, json, help: isHelp } = values;
  if (isHelp) return undefined;
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Refusal(`'${values.runs}' is no number of runs. See --help`);
  const wanted = values.only.split(',');
  const unknown = wanted.find((name) => !sections.includes(name));
  if (unknown !== undefined) throw new Refusal(`There is nothing to measure named '${unknown}'. See --help`);
  if (!isNetwork(over)) throw new Refusal(`There is no network '${over}'. See --help`);
  return { runs, wanted, over, json };
}

function isNetwork(name: string): name is keyof typeof networks {
  return Object.hasOwn(networks, name);
}

async function bench({ runs, wanted, over, json }: Asked) {
  const network = networks[over]();
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const browser = await launchChromium(network.switches);
  try {
    const sites = await makeVariants(folder);
    const phones = slowPhones(browser, network.slowedByBrowser);
    const measured = await compared(phones, network, sites, { runs, wanted });
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
    if (json) {
      const figures = { setting, over, runs, measured, sizes, grown };
      await writeFile(folderOf(json), `${JSON.stringify(figures, null, 2)}\n`);
    }
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function compared(
  phones: Phones,
  network: Network,
  sites: Awaited<ReturnType<typeof makeVariants>>,
  { runs, wanted }: Pick<Asked, 'runs' | 'wanted'>,
) {
  const servers = await Promise.all([sites.composed, sites.monolith, sites.static].map(network.serve));
  try {
    const [composed = '', monolith = '', still = ''] = servers.map(({ url }) => url);
    const all = await allSeries(phones, { composed, monolith, static: still });
    const series = Object.entries(all).flatMap(([name, list]) => (wanted.includes(name) ? list : []));
    const measured = await measure(series, runs);
    if (series.length > 0) console.log(`${describedSetting(network, runs)}\n\n${comparison(measured)}`);
    return measured;
  } finally {
    for (const server of servers) await server.close();
  }
}

function describedSetting({ description }: Network, runs: number): string {
  const { viewport, pixelRatio, megabitsDown, megabitsUp, roundTripMs, cpuSlowdown } = setting;
  const [load = 0] = loadavg();
  return `Chromium over ${description}, ${viewport.width} × ${viewport.height} at ${pixelRatio}×, ${megabitsDown} Mbit/s down, ${megabitsUp} up, ${roundTripMs} ms round trip, CPU ÷ ${cpuSlowdown}, cold cache.
Medians of ${runs} in milliseconds unless said, smallest and largest in brackets. Load of this machine at the end: ${load.toFixed(1)}.`;
}
