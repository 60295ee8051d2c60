import type { Browser } from 'playwright-core';
import { composedSite, sharedChromium } from 'platform/testing/visit';
import { faultVisits, inNewDocument, type Trial } from './faultVisits';
import { allCells, type Cell, covering, nameOf } from './matrix';
import { type FaultySite, faultySite } from './support/faultySite';
import { answer, contentOf, throwingChunk, throwsWhileRendered } from './support/faults';
import { type FaultyHost, faultyHost } from './support/faultyHost';

/** `npm test` visits cells that cover all faults, `npm run faults` every cell, or those whose names have some words. */
const words = process.env.FAULTS?.split(' ');
const cells = words
  ? allCells.filter((cell) => words.every((word) => nameOf(cell).includes(word)))
  : covering;

let site: FaultySite;
let browser: Browser;
let results: Map<string, Result>;

beforeAll(async () => {
  [site, browser] = await Promise.all([faultySite(composedSite()), sharedChromium()]);
  const list = await runCells(browser, site, cells);
  results = new Map(list.map((result) => [nameOf(result.cell), result]));
}, 3_600_000);
afterAll(() => browser.close());

test.each(cells.map(nameOf))('%s: the visitor has a page, and it answers once the fault is over', (name) => {
  const { failure, recovery } = results.get(name) ?? {};
  expect(failure).toBeUndefined();
  expect(recovery).toMatch(/^(page|section), answers/);
});

test('most pages that failed on the way answer in the document that is open', () => {
  const cameBack = [...results.values()].filter(
    ({ cell: { wayIn, released, fault } }) => wayIn === 'navigation' && !released && fault !== 'hangs',
  );
  // Attempts that were about to fail when the fault ended.
  const anew = cameBack.filter(({ recovery }) => recovery?.endsWith(inNewDocument));
  expect(anew.length).toBeLessThanOrEqual(cameBack.length / 2);
});

interface Result {
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
async function runCells(browser: Browser, site: FaultySite, cells: readonly Cell[]): Promise<Result[]> {
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
