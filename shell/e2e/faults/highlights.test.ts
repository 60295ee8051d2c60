import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Route } from 'playwright-core';
import { highlightAttribute, pageHeading } from 'shared-content/contract/document';
import { entryFile } from 'shared-content/contract/addresses';
import { type Remote, remotes } from 'shared-content/contract/remotes';
import { pageFile } from 'shared-content/contract/routes';
import { readBuild } from 'platform/release/store/build';
import { releaseBuilds, rollBack } from 'platform/release/store/change';
import { sitePaths } from 'platform/release/store/sitePaths';
import { builtFolder, copyOfSite, liveBuild } from 'platform/release/testing/builds';
import { scrollTo } from 'platform/testing/journeys';
import { headerLink } from 'platform/testing/sitePages';
import { hydrated, open, stageOfFile } from 'platform/testing/visit';

/** The first page that borrows a highlight, and the remote that lends it. */
const { borrower, lender } = firstLoan(remotes);
const place = `[${highlightAttribute}="${lender.name}"]`;
const other = remotes.find(({ name }) => name !== borrower.name && name !== lender.name);
const entry = new RegExp(`/${entryFile(lender.name)}`);

const pageOf = (site: string) =>
  readFileSync(path.join(sitePaths(site).public, pageFile(borrower.route)), 'utf8');

/** Releases a build of a part to which this code is added on the server. */
async function releaseWith(site: string, part: string, code: string) {
  const dist = builtFolder(part);
  const bundle = path.join(dist, 'server/server.cjs');
  writeFileSync(bundle, `${readFileSync(bundle, 'utf8')}\nmodule.exports = { ...module.exports, ${code} };`);
  return releaseBuilds(site, new Map([[part, { build: await readBuild(dist, part) }]]));
}

test('a release of the lender changes the page that borrows, and a rollback takes that back byte by byte', async () => {
  const site = copyOfSite();
  const before = pageOf(site);
  const { changed } = await releaseWith(site, lender.name, `Highlight() { return 'Another highlight'; }`);
  expect(changed).toEqual([lender.name]);
  expect(pageOf(site)).toContain('Another highlight');
  expect(pageOf(site)).toContain(`${lender.name} ${liveBuild(site, lender.name)}`);
  await rollBack(site, lender.name);
  expect(pageOf(site)).toBe(before);

  const throws = `Highlight() { throw new Error('A brick is missing'); }`;
  await expect(releaseWith(site, lender.name, throws)).rejects.toThrow(
    `${lender.name} throws while it renders: A brick is missing`,
  );
  expect(pageOf(site)).toBe(before);
});

describe('beside a part that knows of no highlights', () => {
  let site: string;
  beforeEach(() => {
    site = copyOfSite();
  });

  test('the page of an older lender’s release has an empty place', async () => {
    await releaseWith(site, lender.name, 'Highlight: undefined');
    expect(pageOf(site)).toContain(`${highlightAttribute}="${lender.name}"></div>`);
  });

  test('an older page is made of its own build alone', async () => {
    const older = '(Page => ({ highlights, ...props }) => Page(props))(module.exports.default)';
    await releaseWith(site, borrower.name, `default: ${older}`);
    expect(pageOf(site)).not.toContain(highlightAttribute);
    expect(pageOf(site)).not.toContain(`${lender.name} ${liveBuild(site, lender.name)}`);
  });
});

const stage = stageOfFile();

test.each<[string, (route: Route) => Promise<void> | undefined]>([
  ['is away', (route) => route.fulfill({ status: 404 })],
  ['hangs', () => undefined],
  ['is garbage', (route) => route.fulfill({ contentType: 'text/javascript', body: '}{ brick' })],
])(
  'a visitor has it on a first visit, and after a link the page without a hole, where the entry %s',
  async (_, fault) => {
    const { page } = await stage.visitor();
    await page.route(entry, fault);
    await open(page, other?.route ?? '');
    await (await headerLink(page, borrower.route)).click();
    await hydrated(page, borrower.route);
    await page.locator(pageHeading).waitFor();
    await page.locator(`${place}:not([aria-busy])`).waitFor({ state: 'attached' });
    expect(await page.locator(place).evaluate((element) => element.parentElement?.offsetHeight)).toBe(0);

    const requested = page.waitForRequest(entry);
    await open(page, borrower.route);
    const link = page.locator(place).getByRole('link').first();
    const target = new URL((await link.getAttribute('href')) ?? '', stage.url);
    await link.scrollIntoViewIfNeeded();
    await requested;
    await link.click();
    await page.waitForURL(target.href);
  },
);

test('Back after a reload leads to where the page was left, below the highlight', async () => {
  const { page } = await stage.tab();
  await open(page, borrower.route);
  const top = () => page.locator('footer').evaluate((footer) => footer.getBoundingClientRect().top);
  await scrollTo(page, await page.evaluate(() => document.body.scrollHeight - 2 * window.innerHeight));
  const left = await top();
  await (await headerLink(page, other?.route ?? '')).click();
  await hydrated(page, other?.route);
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await hydrated(page, borrower.route);
  await page.locator(`${place}:not([aria-busy])`).getByRole('link').first().waitFor();
  expect(Math.abs((await top()) - left)).toBeLessThan(2);
});

function firstLoan(rows: readonly Remote[]) {
  for (const borrower of rows) {
    const [lending] = Object.values(borrower.borrows ?? {});
    const lender = rows.find(({ name }) => name === lending);
    if (lender) return { borrower, lender };
  }
  throw new Error('No page borrows a highlight');
}
