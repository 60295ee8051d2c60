import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { launchChromium } from '../testing/visit';
import { serveSite } from '../serve/server';
import { parsedLine } from '../release/console/commandLine';
import { withVariants } from '../release/store/files';
import { exitCodeOf } from '../release/console/refusal';
import { pageFile } from 'shared-content/contract/routes';
import { sitePaths } from '../release/store/sitePaths';
import { checkBudgets, withBuiltSite } from './builtSite';
import { firstVisit, type FirstVisit, setting } from './firstVisit';
import { remotesHere } from '../parts';

const { megabitsDown, roundTripMs, cpuSlowdown } = setting;

const runs = 5;

const help = `npm run bench
Builds the site, checks the budgets in platform/bench/budgets.mjs, and compares a first visit to each route with one to its
own HTML without script, on a slow phone (${megabitsDown} Mbit/s, ${roundTripMs} ms round trip, CPU ÷ ${cpuSlowdown}).

Times are medians of ${runs} visits in milliseconds and depend on this machine; compare the ratio.`;

/** The scripts of a document and the data that they read; structured data stays. */
const scripts =
  /<template id="scripts">.*?<\/template>\n?|<script async[^>]*><\/script>\n?|<script type="application\/json"[^>]*>.*?<\/script>\n?/g;

process.exitCode = await exitCodeOf(async () => {
  const { values } = parsedLine({ options: { help: { type: 'boolean' } } });
  if (values.help) console.log(help);
  else await withBuiltSite(bench);
});

async function bench(site: string, folder: string): Promise<void> {
  const still = path.join(folder, 'static');
  await withoutScript(site, still);
  console.table(await compare(site, still));
  await checkBudgets(site);
}

/** Copies a site, and leaves the scripts out of its documents: the limit of what prerendering can reach. */
async function withoutScript(site: string, to: string): Promise<void> {
  await cp(site, to, { recursive: true });
  for (const { route } of remotesHere) {
    const text = await readFile(sitePaths(site).file(pageFile(route)), 'utf8');
    for (const [file, content] of await withVariants(
      pageFile(route),
      Buffer.from(text.replaceAll(scripts, '')),
    ))
      await writeFile(sitePaths(to).file(file), content);
  }
}

/** Visits the two sites in turn, so that other work of this machine affects both alike. */
async function compare(site: string, still: string): Promise<Record<string, Figures>> {
  const servers = await Promise.all([site, still].map((folder) => serveSite({ site: folder, port: 0 })));
  const [composed = '', without = ''] = servers.map(({ url }) => url);
  const browser = await launchChromium();
  const rows: Record<string, Figures> = {};
  try {
    for (const { route } of remotesHere) {
      const visits: FirstVisit[] = [];
      const limits: FirstVisit[] = [];
      for (let run = 0; run < runs; run += 1) {
        visits.push(await firstVisit(browser, composed + route, true));
        limits.push(await firstVisit(browser, without + route, false));
      }
      rows[route] = figures(visits, limits);
    }
  } finally {
    await browser.close();
    for (const server of servers) await server.close();
  }
  return rows;
}

type Figures = Record<string, number>;

function figures(visits: readonly FirstVisit[], limits: readonly FirstVisit[]): Figures {
  const of = (all: readonly FirstVisit[], name: keyof FirstVisit) => median(all.map((visit) => visit[name]));
  const [paint, limit] = [of(visits, 'largestPaintMs'), of(limits, 'largestPaintMs')];
  return {
    'JS kB': rounded(of(visits, 'scriptBytes') / 1000, 1),
    LCP: rounded(paint),
    'LCP without script': rounded(limit),
    ratio: rounded(paint / limit, 2),
    blocked: rounded(of(visits, 'blockedMs')),
  };
}

function rounded(value: number, digits = 0): number {
  return Number(value.toFixed(digits));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
