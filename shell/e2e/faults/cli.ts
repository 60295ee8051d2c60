import { rmSync } from 'node:fs';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releaseAll } from 'platform/release/commands/buildParts';
import { parsedLine, siteFolder } from 'platform/release/console/commandLine';
import { exitCodeOf, Refusal } from 'platform/release/console/refusal';
import { launchChromium } from 'platform/testing/visit';
import { allCells, type Cell } from './matrix';
import { resultTable, runCells } from './runCells';
import { faultySite } from './support/faultySite';

const help = `Breaks everything that can break of each remote, in a real browser, and prints what a visitor has.

  npm run faults [-- --only TEXT] [--site DIR]

  --only TEXT  only the faults whose line in the table has these words, as in 'mf-home entry hangs'
  --site DIR   a released site to try instead of a new build
  --help       prints this`;

process.exitCode = await exitCodeOf(async () => {
  const { values } = parsedLine({
    options: {
      only: { type: 'string', default: '' },
      site: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) console.log(help);
  else await run(values.only, values.site);
});

async function run(only: string, released?: string): Promise<void> {
  const startMs = performance.now();
  const built = released === undefined ? await composed() : siteFolder(released);
  const site = await faultySite(built);
  const browser = await launchChromium();
  try {
    const results = await runCells(browser, site, allCells.filter(isWanted(only)));
    console.log(resultTable(results));
    const failed = results.filter(({ failure }) => failure !== undefined);
    const seconds = Math.round((performance.now() - startMs) / 1000);
    const summary = `${results.length} cells, ${failed.length} failed, in ${seconds} s`;
    if (failed.length > 0) throw new Refusal(summary);
    console.log(`\n${summary}`);
  } finally {
    await browser.close();
    site.remove();
    if (released === undefined) rmSync(built, { recursive: true });
  }
}

async function composed(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  await releaseAll(folder);
  return folder;
}

function isWanted(only: string) {
  const words = only.split(' ');
  return ({ remote, file, fault, released }: Cell) => {
    const line = [remote, file, fault, released ? 'released' : 'response'].join(' ');
    return words.every((word) => line.includes(word));
  };
}
