import type { Browser } from 'playwright-core';
import { composedSite, sharedChromium } from 'platform/testing/visit';
import { inNewDocument } from './faultVisits';
import { allCells, coveredByTest, covering, missingIn, nameOf } from './matrix';
import { type Result, runCells } from './runCells';
import { type FaultySite, faultySite } from './support/faultySite';

/** `npm test` visits a selection that covers all faults, `npm run faults` every cell or those whose name has some words. */
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
afterAll(async () => {
  await browser.close();
  site.remove();
});

test.each(['fault', ...coveredByTest] as const)('no %s is left out', (combination) => {
  expect(missingIn(covering, combination)).toEqual([]);
});

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
