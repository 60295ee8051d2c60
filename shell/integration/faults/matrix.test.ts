import type { Browser } from 'playwright-core';
import { remotes } from 'shared-content/contract/remotes';
import { composedSite, launchChromium } from '../support/visit';
import { type FaultySite, faultySite } from './faultySite';
import { type Cell, cellsOf, type Result, runMatrix } from './matrix';
import { rows } from './rows';

/** Every fault of every file, each in one of the remotes; `npm run faults` tries it in all of them. */
const cells = cellsOf(
  rows.filter(({ remote }, index) => remotes[index % remotes.length]?.name === remote),
).map((cell) => ({ ...cell, name: nameOf(cell) }));

let site: FaultySite;
let browser: Browser;
let results: Result[];

beforeAll(async () => {
  [site, browser] = await Promise.all([faultySite(composedSite()), launchChromium()]);
  results = await runMatrix(browser, site, cells);
}, 600_000);
afterAll(async () => {
  await browser.close();
  site.remove();
});

test.each(cells)('$name: the visitor has a page, and it comes to life when that is over', (cell) => {
  const { failure, outcome } = results.find(({ row, column }) => nameOf({ row, column }) === cell.name) ?? {};
  expect(failure).toBeUndefined();
  expect(outcome).toMatch(/^(page|section), alive/);
});

function nameOf({ row: { remote, file, fault, released }, column }: Cell): string {
  return `${column}: ${fault}${released ? ', released' : ''}: ${file} of ${remote}`;
}
