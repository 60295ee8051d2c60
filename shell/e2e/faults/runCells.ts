import type { Browser } from 'playwright-core';
import { table } from 'platform/testing/table';
import { faultVisits } from './faultVisits';
import { type Cell, waysIn } from './matrix';
import type { FaultySite } from './support/faultySite';
import { trialOf } from './support/trial';

export interface Result {
  cell: Cell;
  /** What the visitor had, in words. */
  outcome?: string;
  /** What was wrong. */
  failure?: string;
}

/** Visitors at a time: some wait for a timeout of the page while the others keep a core busy. */
const visitors = 4;

/** With the header's links written out, and otherwise small, since the processor draws every frame. */
const viewport = { width: 1024, height: 500 };

/** Tries the faults, some at a time, each with a visitor and a host of its own. */
export async function runCells(
  browser: Browser,
  site: FaultySite,
  cells: readonly Cell[],
): Promise<Result[]> {
  const waiting = [...cells];
  const results = new Map<Cell, Result>();
  const work = async () => {
    for (let cell = waiting.shift(); cell; cell = waiting.shift()) {
      results.set(cell, await runCell(browser, site, cell));
    }
  };
  await Promise.all(Array.from({ length: visitors }, work));
  return cells.flatMap((cell) => results.get(cell) ?? []);
}

async function runCell(browser: Browser, site: FaultySite, cell: Cell): Promise<Result> {
  const trial = await trialOf(cell, site);
  const context = await browser.newContext({ baseURL: trial.url, viewport });
  try {
    return { cell, outcome: await faultVisits[cell.wayIn](context, trial) };
  } catch (error) {
    return { cell, failure: error instanceof Error ? error.message : String(error) };
  } finally {
    await context.close();
    await trial.close();
  }
}

/** The results as text, a line for each fault and a column for each way to the page. */
export function resultTable(results: readonly Result[]): string {
  const lineOf = ({ remote, file, fault, released }: Cell) =>
    [remote, file, released ? `${fault}, released` : fault].join('|');
  const lines = [...new Set(results.map(({ cell }) => lineOf(cell)))].map((line) => [
    ...line.split('|'),
    ...waysIn.map((wayIn) =>
      described(results.find(({ cell }) => cell.wayIn === wayIn && lineOf(cell) === line)),
    ),
  ]);
  return table([['remote', 'file', 'fault', ...waysIn], ...lines], 'left');
}

function described(result: Result | undefined): string {
  if (!result) return '–';
  return result.outcome ?? `FAILED: ${result.failure?.replaceAll(/\s+/g, ' ') ?? ''}`;
}
