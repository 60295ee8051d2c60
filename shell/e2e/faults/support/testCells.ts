import type { Browser } from 'playwright-core';
import { composedSite, sharedChromium } from 'platform/testing/visit';
import { inNewDocument } from '../faultVisits';
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

  test('a page that failed on the way answers in the document that is open, but for attempts that were about to fail', () => {
    const cameBack = [...results.values()].filter(
      ({ cell: { wayIn, released, fault } }) => wayIn === 'navigation' && !released && fault !== 'hangs',
    );
    const anew = cameBack.filter(({ outcome }) => outcome?.endsWith(inNewDocument));
    expect(cameBack.length).toBeGreaterThan(2);
    expect(anew.length).toBeLessThan(cameBack.length / 2);
  });
}
