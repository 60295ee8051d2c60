import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remotes } from 'shared-content/contract/remotes';
import { findChromium } from '../integration/support/findChromium';
import { releaseAll } from '../release/buildParts';
import { runNpm } from '../site/npm';
import { serveSite } from '../serve/server';

/** What is read of Lighthouse's report. */
interface Report {
  categories: Record<
    string,
    { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
}

/** The scores that are wanted of each route, mobile; the exit code is 1 where one is not reached. */
const wanted: Record<string, number> = {
  performance: 99,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

const folder = await mkdtemp(path.join(tmpdir(), 'lighthouse-'));
const site = path.join(folder, 'site');
await releaseAll(site);
const server = await serveSite({ site, port: 0 });
try {
  for (const { route } of remotes)
    print(route, await audit(server.url + route, path.join(folder, 'report.json')));
} finally {
  await server.close();
  await rm(folder, { recursive: true });
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
  const scores = Object.entries(categories).map(([id, { title, score }]) => {
    const points = Math.round((score ?? 0) * 100);
    if (points < (wanted[id] ?? 0)) process.exitCode = 1;
    return `${title} ${points}`;
  });
  console.log(`\n${route}  ${scores.join(', ')}`);
  for (const { auditRefs } of Object.values(categories)) {
    for (const { id, weight } of auditRefs) {
      const found = audits[id];
      if (typeof found?.score !== 'number' || found.score === 1) continue;
      const points = Math.round(found.score * 100);
      console.log(`  ${id} ${points} (weight ${weight}): ${found.title} ${found.displayValue ?? ''}`);
    }
  }
}
