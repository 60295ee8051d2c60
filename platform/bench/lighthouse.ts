import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from '../testing/findChromium';
import { releaseAll } from '../release/commands/buildParts';
import { parsedLine } from '../release/console/commandLine';
import { runNpm } from '../release/console/npm';
import { exitCodeOf, Refusal } from '../release/console/refusal';
import { serveSite } from '../serve/server';
import { remotesHere } from '../parts';

/** What is read of Lighthouse's report. */
interface Report {
  categories: Record<
    string,
    { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
}

/** The scores that are wanted of each route, mobile. */
const wanted: Record<string, number> = {
  performance: 99,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

const help = `npm run lighthouse
Builds the site and prints Lighthouse's scores of each route, mobile, with what costs points.
Ends with 1 where a score is below ${Object.entries(wanted)
  .map(([category, points]) => `${points} for ${category}`)
  .join(', ')}.`;

process.exitCode = await exitCodeOf(async () => {
  const { values } = parsedLine({ options: { help: { type: 'boolean' } } });
  if (values.help) console.log(help);
  else await auditAll();
});

async function auditAll(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lighthouse-'));
  try {
    const site = path.join(folder, 'site');
    await releaseAll(site);
    const server = await serveSite({ site, port: 0 });
    const short: string[] = [];
    try {
      for (const { route } of remotesHere) {
        const report = await audit(server.url + route, path.join(folder, 'report.json'));
        print(route, report);
        if (isShort(report)) short.push(route);
      }
    } finally {
      await server.close();
    }
    if (short.length > 0) throw new Refusal(`A score is too low: ${short.join(', ')}`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function audit(url: string, file: string): Promise<Report> {
  const switches = '--headless=new --no-sandbox --disable-gpu';
  const line = [
    'lighthouse',
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--chrome-flags=${switches}`,
  ];
  await runNpm('npx', line, { env: { ...process.env, CHROME_PATH: findChromium() } });
  return JSON.parse(await readFile(file, 'utf8')) as Report;
}

function print(route: string, { categories, audits }: Report): void {
  const scores = Object.values(categories).map(({ title, score }) => `${title} ${pointsOf(score)}`);
  console.log(`\n${route}  ${scores.join(', ')}`);
  for (const { auditRefs } of Object.values(categories)) {
    for (const { id, weight } of auditRefs) {
      const found = audits[id];
      if (typeof found?.score !== 'number' || found.score === 1) continue;
      console.log(
        `  ${id} ${pointsOf(found.score)} (weight ${weight}): ${found.title} ${found.displayValue ?? ''}`,
      );
    }
  }
}

function isShort({ categories }: Report): boolean {
  return Object.entries(wanted).some(([id, points]) => pointsOf(categories[id]?.score ?? 0) < points);
}

function pointsOf(score: number | null): number {
  return Math.round((score ?? 0) * 100);
}
