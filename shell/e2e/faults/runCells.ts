import type { Browser } from 'playwright-core';
import { faultVisits, type Trial } from './faultVisits';
import type { Cell } from './matrix';
import { answer, contentOf, throwsWhileRendered } from './support/faults';
import { type FaultyHost, faultyHost } from './support/faultyHost';
import type { FaultySite } from './support/faultySite';
import { throwingChunk } from './support/throwingChunk';

export interface Result {
  cell: Cell;
  /** What the visitor had, in words. */
  recovery?: string;
  /** What was wrong. */
  failure?: string;
}

/** Visitors at a time: some wait for a timeout of the page while the others keep a core busy. */
const visitors = 4;

/** With the header's links written out, and otherwise small, since the processor draws every frame. */
const viewport = { width: 1024, height: 500 };

const noFile = { whole: Buffer.alloc(0), other: Buffer.alloc(0), headers: {} };

/** Visits the site with each fault, several at a time, each with a visitor and a host of its own. */
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
  const host = await faultyHost(site.sound);
  const context = await browser.newContext({ baseURL: host.url, viewport });
  const trial: Trial = {
    cell,
    styles: site.file(cell.remote, 'style sheet').name,
    begin: () => begin(cell, site, host),
    end: async () => {
      host.serve(site.sound);
      await host.clearFault();
    },
  };
  try {
    return { cell, recovery: await faultVisits[cell.wayIn](context, trial) };
  } catch (error) {
    return { cell, failure: error instanceof Error ? error.message : String(error) };
  } finally {
    await context.close();
    await host.close();
  }
}

async function begin(
  { remote, file, fault, released }: Cell,
  site: FaultySite,
  host: FaultyHost,
): Promise<void> {
  if (file === 'whole host') {
    if (fault === 'connection refused') await host.refuseConnections();
    else
      host.injectFault({
        answer: (response) => {
          answer(fault, response, noFile);
        },
      });
    return;
  }
  const sound = site.file(remote, file);
  if (released) {
    const broken =
      fault === throwsWhileRendered ? throwingChunk(site.build(remote)) : contentOf(fault, sound);
    host.serve(await site.released(remote, sound.name, broken));
  } else {
    host.injectFault({
      path: sound.address,
      answer: (response) => {
        answer(fault, response, sound);
      },
    });
  }
}
