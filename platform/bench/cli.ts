import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { launchChromium } from '../testing/visit';
import { serveSite } from '../serve/server';
import { parsedLine } from '../release/console/commandLine';
import { withVariants } from '../release/store/files';
import { exitCodeOf, Refusal } from '../release/console/refusal';
import { pageFile } from 'shared-content/contract/routes';
import { sitePaths } from '../release/store/sitePaths';
import { checkBudgets, withBuiltSite } from './builtSite';
import { firstVisit, type FirstVisit, setting } from './firstVisit';
import { remotesHere } from '../parts';

const { megabitsDown, roundTripMs, cpuSlowdown } = setting;

const help = `npm run bench [-- --runs N]
Builds the site, checks the budgets in platform/bench/budgets.mjs, and compares a first visit to each route with one to its
own HTML without script, on a slow phone (${megabitsDown} Mbit/s, ${roundTripMs} ms round trip, CPU ÷ ${cpuSlowdown}).

  --runs N  how often each visit is measured (default: 5)

Times are medians in milliseconds and depend on this machine; compare the ratio.`;

/** The scripts of a document and the data that they read; structured data stays. */
const scripts =
  /<template id="scripts">.*?<\/template>\n?|<script async[^>]*><\/script>\n?|<script type="application\/json"[^>]*>.*?<\/script>\n?/g;

process.exitCode = await exitCodeOf(async () => {
  const { values } = parsedLine({
    options: { runs: { type: 'string', default: '5' }, help: { type: 'boolean' } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Refusal(`'${values.runs}' is no number of runs. See --help`);
  if (values.help) console.log(help);
  else await bench(runs);
});

function bench(runs: number): Promise<void> {
  return withBuiltSite(async (site, folder) => {
    const still = path.join(folder, 'static');
    await withoutScript(site, still);
    const heading = ['', 'JS kB', 'LCP', 'LCP without script', 'ratio', 'blocked'];
    console.log(table([heading, ...(await compare(site, still, runs))]));
    await checkBudgets(site);
  });
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
async function compare(site: string, still: string, runs: number): Promise<string[][]> {
  const servers = await Promise.all([site, still].map((folder) => serveSite({ site: folder, port: 0 })));
  const [composed = '', without = ''] = servers.map(({ url }) => url);
  const browser = await launchChromium();
  const rows: string[][] = [];
  try {
    for (const { route } of remotesHere) {
      const visits: FirstVisit[] = [];
      const limits: FirstVisit[] = [];
      for (let run = 0; run < runs; run += 1) {
        visits.push(await firstVisit(browser, composed + route, true));
        limits.push(await firstVisit(browser, without + route, false));
      }
      rows.push([route, ...figures(visits, limits)]);
    }
  } finally {
    await browser.close();
    for (const server of servers) await server.close();
  }
  return rows;
}

function figures(visits: readonly FirstVisit[], limits: readonly FirstVisit[]): string[] {
  const of = (all: readonly FirstVisit[], name: keyof FirstVisit) => median(all.map((visit) => visit[name]));
  const [paint, limit] = [of(visits, 'largestPaintMs'), of(limits, 'largestPaintMs')];
  const scriptKB = of(visits, 'scriptBytes') / 1000;
  return [
    scriptKB.toFixed(1),
    paint.toFixed(0),
    limit.toFixed(0),
    (paint / limit).toFixed(2),
    of(visits, 'blockedMs').toFixed(0),
  ];
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** Rows of cells as text, the first column left, the others right. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const cell = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(cell).join('  ').trimEnd()).join('\n');
}
