import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from 'playwright-core';
import { highlightAttribute, pageHeading, pageInteractive } from 'shared-content/contract/document';
import { entryFile, pageChunk } from 'shared-content/contract/addresses';
import { type Remote, remotes } from 'shared-content/contract/remotes';
import { pageFile } from 'shared-content/contract/routes';
import { readBuild } from 'platform/release/store/build';
import { releaseBuilds, rollBack } from 'platform/release/store/change';
import { sitePaths } from 'platform/release/store/sitePaths';
import { builtFolder, changedBuild, copyOfSite, liveBuild } from 'platform/release/testing/builds';
import { open, openStage, type Stage } from 'platform/testing/visit';

/** The first page that borrows a highlight, and the remote that lends it. */
const { borrower, lender } = firstLoan(remotes);
const place = `[${highlightAttribute}="${lender.name}"]`;

const pageOf = (site: string) =>
  readFileSync(path.join(sitePaths(site).public, pageFile(borrower.route)), 'utf8');

/** Releases a build of a part to which this code is added on the server. */
async function releaseWith(site: string, part: string, code: string) {
  const dist = builtFolder(part);
  const bundle = path.join(dist, 'server/server.cjs');
  writeFileSync(bundle, `${readFileSync(bundle, 'utf8')}\nmodule.exports = { ...module.exports, ${code} };`);
  await releaseBuilds(site, new Map([[part, { build: await readBuild(dist, part) }]]));
}

describe('a release of the part that lends it', () => {
  test('changes the page that borrows it, and a rollback takes that back byte by byte', async () => {
    const site = copyOfSite();
    const before = pageOf(site);
    const build = await readBuild(
      await changedBuild(lender.name, 'Victorian House', 'Terrace House'),
      lender.name,
    );
    const { changed } = await releaseBuilds(site, new Map([[lender.name, { build }]]));
    expect(changed).toEqual([lender.name]);
    expect(pageOf(site)).toContain('Terrace House');
    expect(pageOf(site)).toContain(`${lender.name} ${build.id}`);
    await rollBack(site, lender.name);
    expect(pageOf(site)).toBe(before);
  });

  test('is refused where it throws, in the name of that part', async () => {
    const site = copyOfSite();
    const before = pageOf(site);
    const throws = `Highlight() { throw new Error('A brick is missing'); }`;
    await expect(releaseWith(site, lender.name, throws)).rejects.toThrow(
      `${lender.name} throws while it renders: A brick is missing`,
    );
    expect(pageOf(site)).toBe(before);
  });
});

describe('beside a part that knows of no highlights', () => {
  test('the page of an older lender’s release has an empty place', async () => {
    const site = copyOfSite();
    await releaseWith(site, lender.name, 'Highlight: undefined');
    expect(pageOf(site)).toContain(`${highlightAttribute}="${lender.name}"></div>`);
  });

  test('an older page is made of its own build alone', async () => {
    const site = copyOfSite();
    const older = '(Page => ({ highlights, ...props }) => Page(props))(module.exports.default)';
    await releaseWith(site, borrower.name, `default: ${older}`);
    expect(pageOf(site)).not.toContain(highlightAttribute);
    expect(pageOf(site)).not.toContain(`${lender.name} ${liveBuild(site, lender.name)}`);
  });

  test('an older shell gives a page without one', async () => {
    const site = copyOfSite();
    const build = await readBuild(
      await changedBuild('shell', JSON.stringify(borrower.borrows).replaceAll(/"(\w+)":/g, '$1:'), '{}'),
      'shell',
    );
    await releaseBuilds(site, new Map([['shell', { build }]]));
    expect(pageOf(site)).not.toContain(highlightAttribute);
  });
});

describe('a visitor', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
  });
  afterAll(() => stage.close());

  const faults: [string, (route: Route) => Promise<void> | undefined][] = [
    ['is away', (route) => route.fulfill({ status: 404 })],
    ['hangs', () => undefined],
    ['is garbage', (route) => route.fulfill({ contentType: 'text/javascript', body: '}{ brick' })],
  ];
  const breakEntry = (page: Page, fault: (typeof faults)[number][1]) =>
    page.route(new RegExp(`/${entryFile(lender.name)}`), fault);

  test('has it before its scripts are asked for, which is when it comes near the viewport', async () => {
    const { page, context, complaints } = await stage.visitor({ viewport: { width: 360, height: 640 } });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.push(request.url());
    });
    await open(page, borrower.route);
    expect(asked.filter((url) => url.includes(lender.name))).toEqual([]);
    const entry = page.waitForRequest(new RegExp(`/${entryFile(lender.name)}`));
    await page.locator(place).scrollIntoViewIfNeeded();
    await entry;
    await page.waitForFunction(
      (selector) => Object.keys(document.querySelector(selector)?.firstChild ?? {}).length > 0,
      place,
    );
    expect(complaints).toEqual({ console: [], foreign: [] });
    await context.close();
  });

  test.each(faults)('has it on a first visit, with its links, where the entry %s', async (_, fault) => {
    const { page, context } = await stage.visitor();
    await breakEntry(page, fault);
    const requested = page.waitForRequest(new RegExp(`/${entryFile(lender.name)}`));
    await open(page, borrower.route);
    const link = page.locator(place).getByRole('link').first();
    const target = new URL((await link.getAttribute('href')) ?? '', stage.url);
    await link.scrollIntoViewIfNeeded();
    await requested;
    await link.click();
    await page.waitForURL(target.href);
    await context.close();
  });

  test.each(faults)(
    'has the page at once after a link, and then no hole, where the entry %s',
    async (_, fault) => {
      const { page, context } = await stage.visitor();
      const other = remotes.find(({ name }) => name !== borrower.name && name !== lender.name);
      await open(page, other?.route ?? '');
      await breakEntry(page, fault);
      await page.locator(`header a[href="${borrower.route}"]:visible`).first().click();
      await page.waitForFunction(
        ({ mark, route }) =>
          performance.getEntriesByName(mark).some((entry) => Reflect.get(entry, 'detail') === route),
        { mark: pageInteractive, route: borrower.route },
      );
      await page.locator(pageHeading).waitFor();
      await page.locator(`${place}:not([aria-busy])`).waitFor({ state: 'attached' });
      expect(await page.locator(place).evaluate((element) => element.parentElement?.offsetHeight)).toBe(0);
      await context.close();
    },
  );

  test('keeps it, and the page, where it throws in the browser', async () => {
    const site = copyOfSite();
    const dist = builtFolder(lender.name);
    const chunk = path.join(dist, 'browser', `${pageChunk(lender.name)}.js`);
    const text = readFileSync(chunk, 'utf8');
    const broken = text.replace(
      'Highlight:()=>',
      'Highlight:()=>()=>{throw RangeError("A brick is missing")},Sound:()=>',
    );
    expect(broken).not.toBe(text);
    writeFileSync(chunk, broken);
    await releaseBuilds(site, new Map([[lender.name, { build: await readBuild(dist, lender.name) }]]));
    const own = await openStage(site);
    const { page, context } = await own.visitor();
    const reported = page.waitForEvent('console', (message) =>
      message.text().includes("failed in phase 'render': RangeError: A brick is missing"),
    );
    await open(page, borrower.route);
    const heading = page.locator(place).getByRole('heading').first();
    await heading.scrollIntoViewIfNeeded();
    await reported;
    await heading.waitFor();
    await page.locator(pageHeading).waitFor();
    await context.close();
    await own.close();
  });
});

function firstLoan(rows: readonly Remote[]) {
  for (const borrower of rows) {
    const [lending] = Object.values(borrower.borrows ?? {});
    const lender = rows.find(({ name }) => name === lending);
    if (lender) return { borrower, lender };
  }
  throw new Error('No page borrows a highlight');
}
