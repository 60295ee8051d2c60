import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { remotesHere } from '../parts';
import { parsedLine } from '../release/console/commandLine';
import { runNpm } from '../release/console/npm';
import { exitCodeOf, Refusal } from '../release/console/refusal';
import { serveSite } from '../serve/server';
import { findChromium } from '../testing/machine';
import { withBuiltSite } from './builtSite';

/** The part of Lighthouse's report that is read here. */
interface Report {
  categories: Record<string, { title: string; score: number | null; auditRefs: { id: string }[] }>;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
}

/** The lowest scores that each route may have, mobile. */
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
  else await withBuiltSite(auditAll);
});

async function auditAll(site: string, folder: string): Promise<void> {
  const server = await serveSite({ site, port: 0 });
  const short: string[] = [];
  try {
    for (const { route } of remotesHere) {
      const { categories, audits } = await audit(server.url + route, path.join(folder, 'report.json'));
      const scores = Object.values(categories).map(({ title, score }) => `${title} ${pointsOf(score)}`);
      console.log(`\n${route}  ${scores.join(', ')}`);
      for (const { id } of Object.values(categories).flatMap(({ auditRefs }) => auditRefs)) {
        const { score = null, title = '', displayValue = '' } = audits[id] ?? {};
        if (score !== null && score < 1) console.log(`  ${id} ${pointsOf(score)}: ${title} ${displayValue}`);
      }
      if (Object.entries(wanted).some(([id, points]) => pointsOf(categories[id]?.score ?? 0) < points))
        short.push(route);
    }
  } finally {
    await server.close();
  }
  if (short.length > 0) throw new Refusal(`A score is too low: ${short.join(', ')}`);
}

async function audit(url: string, file: string): Promise<Report> {
  const chrome = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
  await runNpm('npx', ['lighthouse', url, '--quiet', '--output=json', `--output-path=${file}`, chrome], {
    env: { ...process.env, CHROME_PATH: findChromium() },
  });
  return JSON.parse(await readFile(file, 'utf8')) as Report;
}

function pointsOf(score: number | null): number {
  return Math.round((score ?? 0) * 100);
}
