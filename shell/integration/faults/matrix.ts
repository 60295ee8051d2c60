import type { Browser } from 'playwright-core';
import { desktop } from '../support/visit';
import { cells } from './cells';
import type { FaultySite } from './faultySite';
import { type Column, columns, type Row } from './rows';
import { trialOf } from './trial';

export interface Cell {
  row: Row;
  column: Column;
}

export interface Result extends Cell {
  /** What the visitor had, in words. */
  outcome?: string;
  /** What was amiss. */
  failure?: string;
}

/** So many visitors at a time keep two cores busy, and most of them wait. */
const visitors = 6;

/** Tries the faults, some at a time. */
export async function runMatrix(
  browser: Browser,
  site: FaultySite,
  wanted: readonly Cell[],
): Promise<Result[]> {
  const waiting = [...wanted];
  const results = new Map<Cell, Result>();
  const work = async () => {
    for (let cell = waiting.shift(); cell; cell = waiting.shift()) {
      results.set(cell, await runCell(browser, site, cell));
    }
  };
  await Promise.all(Array.from({ length: visitors }, work));
  return wanted.flatMap((cell) => results.get(cell) ?? []);
}

export function cellsOf(rows: readonly Row[]): Cell[] {
  return rows.flatMap((row) => row.columns.map((column) => ({ row, column })));
}

async function runCell(browser: Browser, site: FaultySite, cell: Cell): Promise<Result> {
  const trial = await trialOf(cell.row, site);
  const context = await browser.newContext({ baseURL: trial.url, viewport: desktop });
  try {
    return { ...cell, outcome: await cells[cell.column](context, trial) };
  } catch (error) {
    return { ...cell, failure: error instanceof Error ? error.message : String(error) };
  } finally {
    await context.close();
    await trial.close();
  }
}

/** The matrix as text, a line for each fault and a column for each way to the page. */
export function table(results: readonly Result[]): string {
  const rows = [...new Set(results.map(({ row }) => row))];
  const lines = rows.map((row) => [
    row.remote,
    row.file,
    row.released ? `${row.fault}, released` : row.fault,
    ...columns.map((column) =>
      said(results.find((result) => result.row === row && result.column === column)),
    ),
  ]);
  const all = [['remote', 'file', 'fault', ...columns], ...lines];
  const widths = all[0]?.map((_, index) => Math.max(...all.map((line) => line[index]?.length ?? 0))) ?? [];
  return all
    .map((line) =>
      line
        .map((text, index) => text.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function said(result: Result | undefined): string {
  if (!result) return '–';
  return result.outcome ?? `FAILED: ${result.failure?.replaceAll(/\s+/g, ' ') ?? ''}`;
}
