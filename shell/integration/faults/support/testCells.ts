import type { Browser } from 'playwright-core';
import { composedSite, sharedChromium } from '../../support/visit';
import { type Cell, nameOf } from '../matrix';
import { type Result, runCells } from '../runCells';
import { type FaultySite, faultySite } from './faultySite';

/** Declares a test for each cell; they run several at a time, before the first test. */
export function testCells(cells: readonly (Cell & { name: string })[]): void {
  let site: FaultySite;
  let browser: Browser;
  let results: Map<string, Result>;

  beforeAll(async () => {
    [site, browser] = await Promise.all([faultySite(composedSite()), sharedChromium()]);
    const list = await runCells(browser, site, cells);
    results = new Map(list.map((result) => [nameOf(result.cell), result]));
  }, 900_000);
  afterAll(async () => {
    await browser.close();
    site.remove();
  });

  test.each(cells)('$name: the visitor has a page, and it answers once the fault is over', ({ name }) => {
    const { failure, outcome } = results.get(name) ?? {};
    expect(failure).toBeUndefined();
    expect(outcome).toMatch(/^(page|section), answers/);
  });
}
